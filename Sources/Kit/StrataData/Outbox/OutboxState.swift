import StrataLock
import StrataStorage

/// What an outbox knows besides its journal; all of it may be lost at any time.
struct OutboxState {
  var machine: OutboxMachine
  /// Those who send, each waiting for something to do.
  var drivers: [UInt64: AsyncStream<Void>.Continuation] = [:]
  var lastDriver: UInt64 = 0
  var settlements = 0

  init(concurrency: Int) {
    machine = OutboxMachine(concurrency: concurrency)
  }

  /// Tells all drivers to look again.
  static func signal(_ state: Locked<OutboxState>) {
    for driver in state.withLock({ Array($0.drivers.values) }) { driver.yield() }
  }
}
