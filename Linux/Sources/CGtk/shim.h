// GTK 4, libadwaita and the GLib parts that a window needs.
#include <adwaita.h>
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>

// Swift's main actor runs on libdispatch's main queue; these two let GLib's loop serve it
// (the same hooks that CoreFoundation's run loop uses on Linux).
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
