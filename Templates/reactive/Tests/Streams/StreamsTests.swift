import Streams
import Testing

@testable import Payments

/// What the layers rely on, whichever streams they run on.
@Suite struct StreamsTests {
  private enum Failure: Error { case first, second }

  @Test func aSingleIsTransformedAndFollowed() async throws {
    let text = Single<Int>.just(2).map { $0 + 1 }.flatMap { .just("\($0)") }
    #expect(try await text.get() == "3")
    #expect(try await Single<Int>.create(work: { 5 }).get() == 5)
  }

  @Test func aFailureStopsWhatFollowsAndCanBeStoodInFor() async throws {
    let failed = Single<Int>.error(Failure.first).map { _ in Issue.record("must not run") }
    await #expect(throws: Failure.first) { try await failed.get() }
    let other = Single<Int>.error(Failure.first).catch { _ in .error(Failure.second) }
    await #expect(throws: Failure.second) { try await other.get() }
    #expect(try await Single<Int>.error(Failure.first).catch { _ in .just(1) }.get() == 1)
    await #expect(throws: Failure.second) {
      try await Single<Int>.just(1).do(onSuccess: { _ in throw Failure.second }).get()
    }
  }

  @Test func anObservableGivesItsValuesInOrderAndThenItsError() async {
    let all = Observable<Int>.just(1).concat(Single.just(2).asObservable()).concat(Observable<Int>.empty()).map {
      $0 * 10
    }
    #expect(await all.collected().values == [10, 20])
    let failing = await Observable<Int>.just(1).concat(Observable<Int>.error(Failure.first)).concat(Observable.just(2))
      .collected()
    #expect(failing.values == [1])
    #expect(failing.failure as? Failure == .first)
    let flat = Observable<Int>.just(1).flatMap { Observable<Int>.just($0).concat(Observable.just($0 + 1)) }
    #expect(await flat.collected().values == [1, 2])
  }

  @Test func whatIsDeferredIsDoneForEachSubscriber() async throws {
    let calls = Calls()
    let single = Single<Int>.deferred { @Sendable in .just(calls.count()) }
    let values = Observable<Int>.deferred { @Sendable in .just(calls.count()) }
    #expect(try await single.get() == 1)
    #expect(try await single.get() == 2)
    #expect(await values.collected().values == [3])
    let failing = Single<Int>.deferred { @Sendable in throw Failure.first }
    await #expect(throws: Failure.first) { try await failing.get() }
  }
}

private final class Calls: @unchecked Sendable {
  // Unchecked: a test uses it from one task at a time.
  private var number = 0

  func count() -> Int {
    number += 1
    return number
  }
}
