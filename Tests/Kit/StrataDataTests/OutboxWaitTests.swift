import StrataData
import StrataLock
import StrataStorage
import StrataTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct OutboxWaitTests {
  /// Who wakes an outbox, or stops sending, leaves no task behind that sleeps on for minutes.
  @Test func noWaitIsLeftBehind() async throws {
    let (clock, attempts) = (ManualClock(), Locked(0))
    let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))
    let outbox = Outbox<Int>(
      try Database(.memory), backoff: slow, clock: clock,
      send: { _ in
        attempts.withLock { $0 += 1 }
        return .retry()
      })
    for lane in ["a", "b", "c"] { try await outbox.admit(1, orderedBy: lane) }
    let sending = Task { try await outbox.run() }
    await clock.sleepers(3)
    for round in 2...5 {
      outbox.wake()
      try await until { attempts.withLock { $0 } == 3 * round }
      await clock.sleepers(3)
      try await until { clock.sleeping == 3 }
    }
    sending.cancel()
    try await sending.value
    try await until { clock.sleeping == 0 }
    #expect(try await outbox.flush() == 3)
    try await until { clock.sleeping == 0 }
  }

  /// `wake()` at the moment at which a wait is about to begin.
  @Test func aWaitThatIsCutShortBeforeItBeginsIsNotLeftBehind() async throws {
    let (clock, attempts, outbox) = (ManualClock(), Locked(0), Locked<Outbox<Int>?>(nil))
    let backoff = Backoff(
      first: .seconds(3600), limit: .seconds(3600),
      random: {
        outbox.withLock { $0 }?.wake()
        return 0
      })
    let woken = Outbox<Int>(
      try Database(.memory), backoff: backoff, clock: clock,
      send: { _ in
        attempts.withLock {
          $0 += 1
          return $0 == 1 ? .retry() : .accepted
        }
      })
    outbox.withLock { $0 = woken }
    try await woken.admit(1, orderedBy: "a")
    let sending = Task { try await woken.run() }
    for try await pending in woken.observePending() where pending.isEmpty { break }
    try await until { clock.sleeping == 0 }
    sending.cancel()
    try await sending.value
    outbox.withLock { $0 = nil }
  }

  /// The answer to a creation renames the lanes of its temporary id; others go on waiting for their next attempt.
  @Test func aCreationEndsNoWaitOfAnotherLane() async throws {
    let (clock, sent) = (ManualClock(), Locked<[String]>([]))
    let slow = Backoff(first: .seconds(3600), limit: .seconds(3600))
    let outbox = Outbox<String>(
      try Database(.memory), backoff: slow, clock: clock, replacingIDs: { payload, _ in payload },
      send: { entry in
        let attempt = sent.withLock { sent in
          sent.append(entry.payload)
          return sent.filter { $0 == entry.payload }.count
        }
        if entry.payload == "create" { return .created(ids: ["t-1": "42"]) }
        return entry.payload == "rename" && attempt == 1 ? .retry() : .accepted
      })
    let sending = Task { try await outbox.run() }
    try await outbox.admit("rename", orderedBy: "user/7")
    await clock.sleepers(1)
    try await outbox.admit("create", orderedBy: "t-1")
    while try await outbox.pending().count > 1 { try await Task.sleep(for: .milliseconds(1)) }
    try await outbox.admit("other", orderedBy: "user/8")
    try await until { sent.withLock { $0.contains("other") } }
    clock.advance(by: .seconds(3600))
    try await until { sent.withLock { $0 == ["rename", "create", "other", "rename"] } }
    sending.cancel()
    try await sending.value
  }

  /// `Retry-After: 0`, from a server that goes on failing.
  @Test func aServerThatAsksForNoTimeIsNotCalledAllTheTime() async throws {
    let (clock, attempts) = (ManualClock(), Locked(0))
    let outbox = Outbox<Int>(
      try Database(.memory), backoff: Backoff(first: .seconds(1), limit: .seconds(2), random: { 0 }), clock: clock,
      send: { _ in
        attempts.withLock { $0 += 1 }
        return .retry(after: .zero)
      })
    try await outbox.admit(1, orderedBy: "a")
    let sending = Task { try await outbox.run() }
    // The first wait is as short as the server asked, the others are not.
    for (attempt, wait) in [(1, Duration.zero), (2, .seconds(1)), (3, .seconds(2)), (4, .seconds(2))] {
      if wait > .zero {
        await clock.sleepers(1)
        #expect(attempts.withLock { $0 } == attempt)
        clock.advance(by: wait - .milliseconds(1))
        #expect(clock.sleeping == 1)
        clock.advance(by: .milliseconds(1))
      }
      try await until { attempts.withLock { $0 } == attempt + 1 }
    }
    sending.cancel()
    try await sending.value
  }

  @Test func backoffDoublesUpToItsLimit() {
    let backoff = Backoff(first: .seconds(1), limit: .seconds(10), random: { 0 })
    #expect((1...6).map { backoff.delay(after: $0) } == [1, 2, 4, 8, 10, 10].map { .seconds($0) })
    let random = Backoff(first: .seconds(8), limit: .seconds(8))
    for _ in 0..<100 { #expect((.seconds(4)...(.seconds(8))).contains(random.delay(after: 9))) }
  }
}
