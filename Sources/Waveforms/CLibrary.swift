// Roots and rounding may be calls into the C library's mathematics. Without this, a program that uses
// nothing but this module isn't linked with it.
#if canImport(Glibc)
import Glibc
#endif
