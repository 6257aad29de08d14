/// A growing list of plain values, outside of reference counting, bounds and exclusivity checks: reading and resolution
/// append and read millions of times.
///
/// Whoever makes one frees it, once; copies share the memory. Its elements hold no references.
@usableFromInline package struct GrowingBuffer<Element> {
  /// Where the first element is; another place after elements were appended.
  @usableFromInline package var base: UnsafeMutablePointer<Element>
  /// How many elements there are.
  @usableFromInline package var count = 0
  @usableFromInline package var capacity: Int

  @inlinable package init(capacity: Int = 64) {
    self.capacity = max(capacity, 4)
    base = Heap.allocate(byteCount: self.capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: self.capacity)
  }

  /// Gives the memory back.
  @inlinable package func free() { Heap.free(base) }

  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating _modify { yield &base[index] }
  }

  @inlinable @inline(__always) package mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends an element several times.
  @inlinable package mutating func append(repeating element: Element, count extra: Int) {
    reserve(count + extra)
    (base + count).initialize(repeating: element, count: extra)
    count += extra
  }

  /// Puts an element before others: rare.
  @inlinable package mutating func insert(_ element: Element, at index: Int) {
    append(element)
    for i in (index..<count - 1).reversed() { base[i + 1] = base[i] }
    base[index] = element
  }

  /// Drops everything from an index on.
  @inlinable @inline(__always) package mutating func truncate(to newCount: Int) { count = newCount }

  /// Drops everything; the memory is kept.
  @inlinable package mutating func removeAll() { count = 0 }

  /// Makes room for elements that follow.
  @inlinable package mutating func reserve(_ total: Int) {
    if total > capacity { grow(to: max(total, capacity * 2)) }
  }

  /// The elements as an array of just their number.
  @inlinable package func array() -> [Element] {
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.baseAddress?.initialize(from: base, count: count)
      filled = count
    }
  }

  @inlinable @inline(never) package mutating func grow(to newCapacity: Int) {
    base = Heap.resize(base, byteCount: newCapacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
  }
}
