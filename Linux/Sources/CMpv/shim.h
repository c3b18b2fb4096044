// libmpv's client interface and both of its renderers.
#include <mpv/client.h>
#include <mpv/render.h>
#include <mpv/render_gl.h>
