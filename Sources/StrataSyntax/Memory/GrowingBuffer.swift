/// A growing list of plain values without reference counting, bounds checks and exclusivity checks: reading and
/// resolution append and read millions of times.
///
/// It owns its memory. Its elements must not contain references.
@usableFromInline package struct GrowingBuffer<Element>: ~Copyable {
  /// The first element; it moves when the buffer grows.
  @usableFromInline package var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  @usableFromInline package var count = 0
  @usableFromInline package var capacity: Int

  @inlinable package init(capacity: Int = 64) {
    self.capacity = max(capacity, 4)
    base = Heap.allocate(byteCount: self.capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: self.capacity)
  }

  @inlinable deinit { Heap.free(base) }

  /// The memory, which the caller then owns.
  package consuming func take() -> UnsafeMutablePointer<Element> {
    let base = base
    discard self
    return base
  }

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

  /// Inserts an element before others. Rarely used.
  @inlinable package mutating func insert(_ element: Element, at index: Int) {
    append(element)
    for i in (index..<count - 1).reversed() { base[i + 1] = base[i] }
    base[index] = element
  }

  /// Removes all elements from an index on.
  @inlinable @inline(__always) package mutating func truncate(to newCount: Int) { count = newCount }

  /// Removes all elements; the memory is kept.
  @inlinable package mutating func removeAll() { count = 0 }

  /// Reserves memory for at least this many elements.
  @inlinable package mutating func reserve(_ total: Int) {
    if total > capacity { grow(to: max(total, capacity * 2)) }
  }

  /// The elements as an array without spare capacity.
  @inlinable package func array() -> [Element] {
    count > 0 ? Array(UnsafeBufferPointer(start: base, count: count)) : []
  }

  @inlinable @inline(never) package mutating func grow(to newCapacity: Int) {
    base = Heap.resize(base, byteCount: newCapacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: newCapacity)
    capacity = newCapacity
  }
}
