import StrataSyntax

/// Owns the memory behind the tables of one run, and frees it at the end.
final class Storage {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Room for a fixed number of values, all set to one.
  func list<Element: BitwiseCopyable>(_ count: Int, filledWith value: Element) -> UnsafeMutablePointer<Element> {
    let block = Heap.allocate(byteCount: max(count, 1) * MemoryLayout<Element>.stride)
    let base = block.bindMemory(to: Element.self, capacity: max(count, 1))
    base.initialize(repeating: value, count: max(count, 1))
    blocks.append(block)
    return base
  }

  /// Takes over a pool that is complete.
  func keep<Element>(_ pool: GrowingBuffer<Element>) -> UnsafeMutablePointer<Element> {
    blocks.append(UnsafeMutableRawPointer(pool.base))
    return pool.base
  }

  deinit { for block in blocks { Heap.free(block) } }
}
