/// A growing list of plain values, outside of reference counting and exclusivity checks: the inner loops of resolution
/// append and read millions of times. Whoever makes one frees it; ``Storage`` does so for long-lived ones.
struct Pool<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 4)
    base = Heap.allocate(self.capacity)
  }

  func free() { Heap.free(base) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Drops everything from an index on.
  @inline(__always)
  mutating func truncate(to newCount: Int) { count = newCount }

  /// Makes room for elements that follow.
  mutating func reserve(_ total: Int) {
    if total > capacity { grow(to: max(total, capacity * 2)) }
  }

  /// Appends an element several times.
  mutating func append(repeating element: Element, count extra: Int) {
    reserve(count + extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    base = Heap.resize(base, to: newCapacity)
    capacity = newCapacity
  }
}
