// What a program may ask of the host that runs it: the part of WASI preview 1 that it takes to read
// standard input, to write standard output and to exit.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Reads up to `size` bytes of standard input.
/// Returns how many; 0 at the end of the input, -1 where the host fails.
int32_t wasi_read_some(void *buffer, size_t size);

/// Writes up to `size` bytes to standard output. Returns how many, or -1 where the host fails.
int32_t wasi_write_some(const void *bytes, size_t size);

/// Ends the program with an exit code.
_Noreturn void wasi_exit(int32_t code);
