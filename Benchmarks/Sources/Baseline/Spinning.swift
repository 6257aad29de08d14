import Synchronization

/// Computes for about as long as reading a few thousand files takes, and touches no memory: what two threads gain here
/// is all that the machine has to give at the moment.
final class Spinning: SharedWork {
  private let next = Atomic<Int>(0)
  let result = Atomic<UInt64>(0)

  func work() {
    while next.wrappingAdd(1, ordering: .relaxed).oldValue < 2000 {
      var value: UInt64 = 1
      for step in 0..<100_000 as Range<UInt64> { value = (value ^ step) &* 0x9E37_79B9_7F4A_7C15 }
      result.wrappingAdd(value, ordering: .relaxed)
    }
  }
}
