// Rounding may be a call into the C library's mathematics. Without this, a program that uses nothing
// but the core isn't linked with it.
#if canImport(Glibc)
import Glibc
#endif
