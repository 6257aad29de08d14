import StrataTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct ManualClockTests {
  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
    let clock = ManualClock()
    let woken = AsyncStream<Int>.makeStream()
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        woken.continuation.yield(seconds)
      }
    }
    await clock.sleepers(3)
    var order = woken.stream.makeAsyncIterator()
    for expected in [1, 2, 3] {
      clock.advanceToNextDeadline()
      #expect(clock.now.offset == .seconds(expected))
      #expect(await order.next() == expected)
    }
    #expect(clock.sleeping == 0)
  }

  @Test func aDeadlineThatIsNotReachedDoesNotWake() async throws {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleeping == 1)
    clock.advance(by: .milliseconds(1))
    try await sleeper.value
    try await clock.sleep(for: .zero)
  }

  @Test func cancellationEndsASleepBeforeAndDuringIt() async {
    let clock = ManualClock()
    let during = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(1)
    during.cancel()
    await #expect(throws: CancellationError.self) { try await during.value }
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await before.value }
    #expect(clock.sleeping == 0)
  }

  @Test func whoWaitsForSleepersThatNeverComeCanBeCancelled() async {
    let clock = ManualClock()
    let waiting = Task { await clock.sleepers(1) }
    waiting.cancel()
    await waiting.value
    #expect(clock.sleeping == 0)
  }
}
