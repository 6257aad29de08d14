/// One value in memory of its own, which a copy or a move of the owner does not move. It owns that memory.
@usableFromInline package struct Box<Value: ~Copyable>: ~Copyable {
  @usableFromInline let pointer: UnsafeMutablePointer<Value>

  @inlinable package init(_ value: consuming Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  @inlinable deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The value, without a check for exclusivity.
  @inlinable package var pointee: Value {
    @inline(__always) unsafeAddress { UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer }
  }
}
