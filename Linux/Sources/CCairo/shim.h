// cairo without a window toolkit, and its SVG files.
#include <cairo-svg.h>
#include <cairo.h>
