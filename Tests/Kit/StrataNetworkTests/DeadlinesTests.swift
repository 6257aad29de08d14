import StrataTesting
import Testing

@testable import StrataNetwork

/// Many deadlines, and the one task that sleeps to the nearest.
@Suite(.timeLimit(.minutes(10))) struct DeadlinesTests {
  private let clock = ManualClock()
  private let deadlines: Deadlines
  /// The names of those that came, in order.
  private let due: AsyncStream<Int>
  private let note: @Sendable (Int) -> Void

  init() {
    let (clock, start) = (clock, clock.now)
    deadlines = Deadlines(
      now: { start.duration(to: clock.now) },
      sleep: { try await clock.sleep(until: clock.now.advanced(by: $0)) })
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    (due, note) = (stream, { continuation.yield($0) })
  }

  @discardableResult private func add(_ seconds: Int) -> Deadline {
    deadlines.add(.seconds(seconds)) { [note] in note(seconds) }
  }

  /// Waits until so many have come.
  private func next(_ count: Int) async -> [Int] { await due.prefix(count).reduce(into: []) { $0.append($1) } }

  /// Waits until nobody sleeps: who is cancelled still has to wake.
  private func expectNoTask() async {
    while clock.sleeping > 0 { await Task.yield() }
  }

  @Test func theyComeInTheirOrderAndOneTaskSleeps() async {
    for seconds in [3, 1, 2, 5, 4, 1] { add(seconds) }
    await clock.sleepers(1)
    #expect(clock.sleeping == 1)
    clock.advance(by: .seconds(1))
    #expect(await next(2) == [1, 1])
    await clock.sleepers(1)
    // Several are due when the task wakes late.
    clock.advance(by: .seconds(3))
    #expect(await next(3) == [2, 3, 4])
    await clock.sleepers(1)
    clock.advanceToNextDeadline()
    #expect(await next(1) == [5] && clock.now.offset == .seconds(5))
    await expectNoTask()
  }

  @Test func anEarlierOneThatIsAddedLaterComesFirst() async {
    add(60)
    await clock.sleepers(1)
    add(10)
    // The sleep of a minute ends, and another one begins.
    repeat { await clock.sleepers(1) } while clock.sleeping != 1
    clock.advance(by: .seconds(10))
    #expect(await next(1) == [10])
    await clock.sleepers(1)
    clock.advance(by: .seconds(50))
    #expect(await next(1) == [60])
    await expectNoTask()
  }

  @Test func whatIsCancelledDoesNotCome() async {
    let early = add(1)
    let late = add(3)
    add(2)
    await clock.sleepers(1)
    early.cancel()
    late.cancel()
    late.cancel()
    clock.advance(by: .seconds(5))
    #expect(await next(1) == [2])
    await expectNoTask()
    // It was the last one: nothing else has come.
    add(6)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(await next(1) == [6])
  }

  @Test func withoutDeadlinesNoTaskIsLeft() async {
    let all = (1...500).map { add($0) }
    await clock.sleepers(1)
    for deadline in all.shuffled() { deadline.cancel() }
    await expectNoTask()
    // A task that is cancelled before it runs does not sleep either.
    for seconds in 1...500 { add(seconds).cancel() }
    await expectNoTask()
    add(7)
    await clock.sleepers(1)
    clock.advance(by: .seconds(7))
    #expect(await next(1) == [7])
  }

  @Test func theTaskKeepsNothingWhenItHasEnded() async {
    weak var released: Deadlines?
    do {
      let deadlines = Deadlines(now: { .zero }, sleep: { [clock] in try await clock.sleep(for: $0) })
      released = deadlines
      let deadline = deadlines.add(.seconds(1)) {}
      await clock.sleepers(1)
      deadline.cancel()
    }
    while released != nil { await Task.yield() }
  }

  @Test func aTaskThatLingersIsFoundByTheNextDeadlineAndEndsWithItsClient() async {
    let sleeps = Shared(0)
    do {
      let start = clock.now
      let lingering = Deadlines(
        lingers: true, now: { [clock] in start.duration(to: clock.now) },
        sleep: { [clock] in
          sleeps.with { $0 += 1 }
          try await clock.sleep(for: $0)
        })
      lingering.add(.seconds(5)) {}.cancel()
      await clock.sleepers(1)
      let later = lingering.add(.seconds(9)) { [note] in note(9) }
      #expect(clock.sleeping == 1 && sleeps.value == 1)
      // The sleep of the first one ends, and nothing is due.
      clock.advance(by: .seconds(5))
      await clock.sleepers(1)
      clock.advance(by: .seconds(4))
      #expect(await next(1) == [9] && sleeps.value == 2)
      later.cancel()
      lingering.add(.seconds(20)) {}.cancel()
      await clock.sleepers(1)
    }
    await expectNoTask()
  }

  @Test func aTimeThatHasPassedIsDueAtOnce() async {
    clock.advance(by: .seconds(9))
    add(9)
    add(8)
    #expect(await next(2).sorted() == [8, 9])
    await expectNoTask()
  }

  @Test func aClockWhoseSleepIsOverWithoutMovingEndsNobodyElse() async {
    let still = Deadlines(now: { .zero }) { if $0 > .seconds(10) { try await Task.sleep(for: .seconds(3_600)) } }
    let late = still.add(.seconds(20)) { [note] in note(20) }
    _ = still.add(.seconds(5)) { [note] in note(5) }
    #expect(await next(1) == [5])
    late.cancel()
  }

  /// Deadlines that are added, cancelled and due on many threads at once come once, or not at all.
  @Test func manyThreadsAtOnce() async {
    let (counts, cancelled, sleeping) = (Shared([Int: Int]()), Shared(Set<Int>()), Shared(0))
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let now: @Sendable () -> Duration = { start.duration(to: clock.now) }
    let deadlines = Deadlines(now: now) { pause in
      sleeping.with { $0 += 1 }
      defer { sleeping.with { $0 -= 1 } }
      try await clock.sleep(for: pause)
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2_000 {
        group.addTask {
          await withCheckedContinuation { continuation in
            let time = now() + .microseconds(number * 37 % 5_000)
            let deadline = deadlines.add(time) {
              counts.with { $0[number, default: 0] += 1 }
              if !number.isMultiple(of: 3) { continuation.resume() }
            }
            guard number.isMultiple(of: 3) else { return }
            deadline.cancel()
            cancelled.with { _ = $0.insert(number) }
            continuation.resume()
          }
        }
      }
    }
    #expect(counts.value.values.allSatisfy { $0 == 1 })
    #expect((0..<2_000).allSatisfy { counts.value[$0] == 1 || cancelled.value.contains($0) })
    while sleeping.value > 0 { await Task.yield() }
  }
}
