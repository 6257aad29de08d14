import StrataSyntax

/// Owns the memory of the tables of one run, and frees it at the end: the tables refer to each other, and threads read them
/// without counting references.
final class TableMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Allocates a fixed number of values, all initialized with one value.
  func list<Element: BitwiseCopyable>(_ count: Int, filledWith value: Element) -> UnsafeMutablePointer<Element> {
    let block = Heap.allocate(byteCount: max(count, 1) * MemoryLayout<Element>.stride)
    let base = block.bindMemory(to: Element.self, capacity: max(count, 1))
    base.initialize(repeating: value, count: max(count, 1))
    blocks.append(block)
    return base
  }

  /// Takes ownership of a complete buffer.
  func keep<Element>(_ pool: consuming GrowingBuffer<Element>) -> UnsafeMutablePointer<Element> {
    let base = pool.take()
    blocks.append(UnsafeMutableRawPointer(base))
    return base
  }

  deinit { for block in blocks { Heap.free(block) } }
}
