#pragma once
#include <stdint.h>

/// How often memory was asked for since the program has started.
uint64_t allocations_so_far(void);
