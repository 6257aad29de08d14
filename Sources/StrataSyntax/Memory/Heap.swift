#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory for plain values by the system's own calls: growing a large block moves its pages instead of copying them.
@usableFromInline package enum Heap {
  /// A block without values.
  @usableFromInline package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard let block = malloc(max(byteCount, 1)) else { fatalError("out of memory") }
    return block
  }

  /// A larger block with the bytes of another one, which cannot be used after that.
  @usableFromInline package static func resize(
    _ block: UnsafeMutableRawPointer, byteCount: Int
  ) -> UnsafeMutableRawPointer {
    guard let block = realloc(block, byteCount) else { fatalError("out of memory") }
    return block
  }

  /// Gives a block back.
  @usableFromInline package static func free(_ block: UnsafeMutableRawPointer) {
    #if canImport(Darwin)
      Darwin.free(block)
    #elseif canImport(Musl)
      Musl.free(block)
    #else
      Glibc.free(block)
    #endif
  }
}
