import StrataLibc

/// Memory for plain values, from the functions of the system: when a large block grows, its pages are remapped instead
/// of copied.
@usableFromInline package enum Heap {
  /// An uninitialized block.
  @usableFromInline package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    guard let block = malloc(max(byteCount, 1)) else { fatalError("out of memory") }
    return block
  }

  /// A larger block with the bytes of another one, which must not be used after that.
  @usableFromInline package static func resize(
    _ block: UnsafeMutableRawPointer, byteCount: Int
  ) -> UnsafeMutableRawPointer {
    guard let block = realloc(block, byteCount) else { fatalError("out of memory") }
    return block
  }

  /// Frees a block.
  @usableFromInline package static func free(_ block: UnsafeMutableRawPointer) { StrataLibc.free(block) }
}
