/// A list of plain values whose number is fixed, like a ``GrowingBuffer`` that does not grow. It owns its memory.
@usableFromInline package struct FixedBuffer<Element>: ~Copyable {
  @usableFromInline package let base: UnsafeMutablePointer<Element>

  /// - Parameter element: the initial value of all elements.
  @inlinable package init(repeating element: Element, count: Int) {
    base = Heap.allocate(byteCount: count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: count)
    base.initialize(repeating: element, count: count)
  }

  @inlinable deinit { Heap.free(base) }

  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating _modify { yield &base[index] }
  }
}
