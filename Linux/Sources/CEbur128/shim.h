// EBU R128's loudness.
#include <ebur128.h>
