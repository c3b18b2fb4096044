// GLib and GIO without a window toolkit: option parser, files, gettext.
#include <gio/gio.h>
#include <glib.h>
#include <libintl.h>
#include <locale.h>
