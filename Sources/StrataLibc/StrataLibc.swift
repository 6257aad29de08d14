// The C library under its several names. It is exported, so that other files need no `#if`, and a method with the name of
// one of its functions can call that function: `StrataLibc.read(…)`.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
