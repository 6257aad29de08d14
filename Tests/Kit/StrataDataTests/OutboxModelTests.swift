import Testing

@testable import StrataData

/// Every interleaving of admitting, sending, answering, acknowledging, failing, crashing and restarting, up to a bound.
@Suite(.serialized) struct OutboxModelTests {
  static let bounds = [
    // Two lanes, one of them with two entries.
    OutboxModel.Bound(
      lanes: ["a", "a", "b"], refused: [], discardsLater: false, crashes: 1, failures: 1, concurrency: 2),
    // The first of a lane is refused; the rest goes on, or goes with it.
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [1], discardsLater: false, crashes: 2, failures: 2, concurrency: 2),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [1], discardsLater: true, crashes: 2, failures: 2, concurrency: 2),
    // Fewer senders than lanes.
    OutboxModel.Bound(
      lanes: ["a", "b", "a"], refused: [2], discardsLater: true, crashes: 1, failures: 2, concurrency: 1),
  ]

  @Test(arguments: bounds.indices) func everyInterleavingLosesAndDoublesNothing(number: Int) async throws {
    let bound = Self.bounds[number]
    let found = try await offThePool { Self.explore(bound) }
    #expect(found.violation == nil)
    // All faults were met, and something was explored.
    #expect(found.isComplete && found.ends > 0 && found.states > 5000 && found.metAllFaults)
  }

  private struct Exploration {
    var violation: String?
    var states = 0
    var ends = 0
    var isComplete = false
    var metAllFaults = false
  }

  private static func explore(_ bound: OutboxModel.Bound) -> Exploration {
    let start = OutboxModel(bound)
    var seen: Set<OutboxModel> = [start]
    var open = [start]
    var result = Exploration()
    // Without end, a machine sends and sends; the bounds here end far below.
    while let state = open.popLast(), seen.count < 1_000_000 {
      let successors = state.successors(bound)
      if successors.isEmpty { result.ends += 1 }
      if state.crashes == bound.crashes, state.failures == bound.failures { result.metAllFaults = true }
      if let wrong = violation(of: state, bound) ?? (successors.isEmpty ? unfinished(state, bound) : nil) {
        result.violation = "\(wrong) in \(state)"
        return result
      }
      for next in successors where seen.insert(next).inserted { open.append(next) }
    }
    result.states = seen.count
    result.isComplete = open.isEmpty
    return result
  }

  /// What must hold in every state.
  private static func violation(of state: OutboxModel, _ bound: OutboxModel.Bound) -> String? {
    let inFlight = Set(state.requests.map(\.id))
    if !inFlight.isSubset(of: state.journal.admitted) { return "sent before it was in the journal" }
    if Set(state.server.applied).count != state.server.applied.count { return "done twice" }
    for lane in Set(bound.lanes) {
      let applied = state.server.applied.filter { bound.lane($0) == lane }
      if applied != applied.sorted() { return "order of lane \(lane) lost" }
      let sending = state.machine?.sending.keys.filter { bound.lane($0) == lane } ?? []
      if sending.count > 1 { return "two at once in lane \(lane)" }
    }
    for (id, end) in state.journal.ends {
      switch end {
      case .accepted where !state.server.applied.contains(id): return "acknowledged but lost"
      case .rejected where state.server.answers[id] != false: return "rejected by nobody"
      case .rejected where state.journal.rollbacks[id] != 1: return "not rolled back exactly once"
      case .followed where state.server.answers[id] != nil: return "discarded but sent"
      default: break
      }
    }
    if (state.machine?.sending.count ?? 0) > bound.concurrency { return "too many at once" }
    return nil
  }

  /// What must hold where nothing can happen any more.
  private static func unfinished(_ state: OutboxModel, _ bound: OutboxModel.Bound) -> String? {
    if state.journal.admitted.count != bound.lanes.count { return "not all admitted" }
    if !state.pending().isEmpty { return "stuck" }
    if state.machine?.lanes.isEmpty != true { return "the machine has not finished" }
    let accepted = state.journal.ends.filter { $0.value == .accepted }.map(\.key)
    if Set(accepted) != Set(state.server.applied) { return "app and server differ" }
    return nil
  }
}
