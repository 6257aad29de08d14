import Foundation
@testable import StrataData
import StrataStorage
import Testing

/// Every interleaving of up to seven steps of requests, answers, commits, changes on the server, invalidations and
/// removals, for one key: what is fresh is what the server has, once its changes were announced; and who observes, or
/// has asked since, gets that without asking again.
@Suite(.timeLimit(.minutes(10))) struct StoreModelTests {
  @Test(arguments: [true, false])
  func freshMeansCurrentInEveryInterleaving(isObserved: Bool) async throws {
    let (runs, failures) = try await offThePool { () -> (Int, [String]) in
      var runs = 0
      var failures: [String] = []
      var stack: [[StoreModel.Step]] = [[]]
      while let path = stack.popLast(), failures.count < 5 {
        let model = StoreModel(isObserved: isObserved)
        for step in path { model.take(step) }
        if path.count < 7 { for step in StoreModel.Step.allCases where model.can(step) { stack.append(path + [step]) } }
        runs += 1
        if let failure = model.failureInTheEnd() { failures.append("\(path): \(failure)") }
      }
      return (runs, failures)
    }
    #expect(failures == [])
    #expect(runs > 10_000)
  }
}

/// The state of a store and a server, without tasks: each step of a fetch is taken when the model says so.
final class StoreModel {
  enum Step: CaseIterable {
    case request, answerOldest, answerNewest, commitOldest, commitNewest
    case change, invalidateValues, invalidateKey, remove
  }

  private typealias State = StoreState<Int, Int, Never>

  private struct Fetch {
    let number: UInt64
    var value: Int?
    var commit: State.Commit?
  }

  private var state = State(freshness: .untilInvalidated, capacity: 10)
  private let isObserved: Bool
  private let observer: AsyncStream<StoreSnapshot<Int, Never>>
  private let date = Date(timeIntervalSince1970: 1_000_000)
  private var fetches: [Fetch] = []
  /// The version that the server has, and the last one that was announced.
  private var version = 0
  private var announced = 0
  private var isRequested = false

  init(isObserved: Bool) {
    self.isObserved = isObserved
    let (stream, continuation) = AsyncStream.makeStream(of: StoreSnapshot<Int, Never>.self)
    observer = stream
    state.apply(.removed(0), date)
    if isObserved {
      _ = state.addObserver(0, StoreObserver(id: state.nextID(), renews: true, continuation: continuation), date)
    }
  }

  func can(_ step: Step) -> Bool {
    switch step {
    case .request, .remove: true
    case .change: version == announced
    case .invalidateValues, .invalidateKey: version > announced
    case .answerOldest: fetches.contains { $0.value == nil }
    case .answerNewest: fetches.count { $0.value == nil } > 1
    case .commitOldest: fetches.contains { $0.value != nil }
    case .commitNewest: fetches.count { $0.value != nil } > 1
    }
  }

  func take(_ step: Step) {
    switch step {
    case .request:
      isRequested = true
      guard state.fresh(0, date) == nil else { return }
      let slot = state.slot(0)
      if let flight = slot.flight {
        flight.lastRequest = state.nextID()
      } else {
        begin(state.startFlight(0, slot, date))
      }
    case .answerOldest: answer(fetches.firstIndex { $0.value == nil })
    case .answerNewest: answer(fetches.lastIndex { $0.value == nil })
    case .commitOldest: commit(fetches.firstIndex { $0.value != nil })
    case .commitNewest: commit(fetches.lastIndex { $0.value != nil })
    case .change: version += 1
    case .invalidateValues: announce(.invalidatedValues { _, _ in true })
    case .invalidateKey: announce(.invalidated(0))
    case .remove:
      apply(.removed(0))
      isRequested = false
    }
    _ = state.takeDeliveries()
    state.deliveriesAreDone()
  }

  private func announce(_ change: SourceChange<Int, Int>) {
    announced = version
    isRequested = false
    apply(change)
  }

  private func apply(_ change: SourceChange<Int, Int>) {
    for (_, flight) in state.apply(change, date) { begin(flight) }
  }

  private func begin(_ flight: UInt64) { fetches.append(Fetch(number: flight)) }

  private func answer(_ index: Int?) {
    if let index { fetches[index].value = version }
  }

  /// First what is to be committed is decided, then it is, if nothing has come in between.
  private func commit(_ index: Int?) {
    guard let index, let value = fetches[index].value else { return }
    let fetch = fetches[index]
    guard let commit = fetch.commit else {
      fetches[index].commit = state.commit(value, of: fetch.number)
      if fetches[index].commit == nil { finish(index, outdatedBy: nil) }
      return
    }
    guard state.mayCommit(fetch.number, as: commit) else {
      fetches[index].commit = nil
      return
    }
    var stored = Stored(commit.value, storedAt: commit.isStale ? .distantPast : date, origin: .network)
    stored.flight = fetch.number
    apply(.stored(0, stored))
    finish(index, outdatedBy: commit.isInvalidated ? nil : commit.outdatedBy)
  }

  private func finish(_ index: Int, outdatedBy: UInt64?) {
    let fetch = fetches.remove(at: index)
    let end = state.finishFlight(0, fetch.number, .stored(outdatedBy: outdatedBy), date)
    if let renewal = end.renewal { begin(renewal) }
  }

  /// Ends all fetches, and says what is wrong then.
  func failureInTheEnd() -> String? {
    for _ in 0..<100 where !fetches.isEmpty { take(can(.answerOldest) ? .answerOldest : .commitOldest) }
    guard fetches.isEmpty else { return "fetches without end" }
    guard state.flights.isEmpty, state.slot(0).detached.isEmpty else { return "flights that do not end" }
    let fresh = state.fresh(0, date)?.value
    if let fresh, fresh < announced { return "\(fresh) is fresh, the server has \(version)" }
    // An observer of what was removed gets nothing; one of what was invalidated does.
    let isStored = if case .known(let stored?) = state.slot(0).knowledge { stored.value >= 0 } else { false }
    if isRequested || isObserved && isStored, fresh == nil { return "stale, and nobody fetches it" }
    return nil
  }
}
