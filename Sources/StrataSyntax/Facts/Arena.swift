/// A growing list in memory of its own, which is kept for the next file. Its elements are plain values.
///
/// Nothing is checked: all indices come from nodes that the same pass has appended.
struct Arena<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Gives the memory back. The arena cannot be used after that.
  func free() { base.deallocate() }

  mutating func removeAll() { count = 0 }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Puts an element before others: rare.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    for i in (index..<count - 1).reversed() { base[i + 1] = base[i] }
    base[index] = element
  }

  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  /// The end of the list, as an index in the facts.
  @inline(__always) var end: UInt32 { UInt32(truncatingIfNeeded: count) }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// The list as an array of just its size.
  func array() -> [Element] {
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.baseAddress?.initialize(from: base, count: count)
      filled = count
    }
  }
}
