import Testing

@testable import StrataData

/// Every interleaving of admitting, sending, answering, acknowledging, resolving conflicts, replacing ids, failing,
/// staying on the device, crashing and restarting, up to a bound.
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
    // The first two, or the last, are taken back.
    OutboxModel.Bound(
      lanes: ["a", "a", "b"], refused: [], discardsLater: false, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [1, 2]),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [1], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [1, 3]),
    // Each replaces the one before it, or the last one does.
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [], discardsLater: false, crashes: 1, failures: 2, concurrency: 2,
      replaces: [2: 1, 3: 2]),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [2], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [2], replaces: [3: 1]),
    // Two users take turns.
    OutboxModel.Bound(
      lanes: ["a", "a", "b"], refused: [], discardsLater: false, crashes: 1, failures: 0, concurrency: 2,
      owners: ["x", "y", "x"], changesOfOwner: 2),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [2], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [1], owners: ["x", "x", "y"], changesOfOwner: 2, leaving: .discard),
    // The first two are in conflict, and one of them is refused afterwards; or the first is dropped.
    OutboxModel.Bound(
      lanes: ["a", "a", "b"], refused: [2], discardsLater: false, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [2], conflicting: [1, 2]),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      replaces: [3: 2], conflicting: [1, 2], dropped: [1]),
    OutboxModel.Bound(
      lanes: ["a", "a"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      owners: ["x", "y"], changesOfOwner: 2, conflicting: [1, 2]),
    // The first one creates; the second and third have its temporary id, or the third has the real one.
    OutboxModel.Bound(
      lanes: ["t", "t", "t"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [2], conflicting: [1], creates: [1: "r"]),
    OutboxModel.Bound(
      lanes: ["t", "t", "r"], refused: [2], discardsLater: true, crashes: 1, failures: 2, concurrency: 2,
      creates: [1: "r"]),
    OutboxModel.Bound(
      lanes: ["t", "t", "r"], refused: [], discardsLater: true, crashes: 1, failures: 2, concurrency: 2,
      creates: [1: "r"], knowsRealIDsEarly: true),
    // One of the two that turn out to be in one lane is refused, and discards what is behind it.
    OutboxModel.Bound(
      lanes: ["t", "t", "r"], refused: [2], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      creates: [1: "r"], knowsRealIDsEarly: true),
    // The second one is in another lane and has the temporary id, which the server accepts; or does not.
    OutboxModel.Bound(
      lanes: ["t", "b"], refused: [], discardsLater: true, crashes: 1, failures: 2, concurrency: 2,
      withdrawn: [2], creates: [1: "r"], mentions: [2: 1], acceptsTemporaryIDs: true),
    OutboxModel.Bound(
      lanes: ["t", "b"], refused: [], discardsLater: true, crashes: 1, failures: 2, concurrency: 2,
      withdrawn: [2], creates: [1: "r"], mentions: [2: 1]),
    OutboxModel.Bound(
      lanes: ["t", "b"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      conflicting: [2], creates: [1: "r"], mentions: [2: 1], acceptsTemporaryIDs: true),
    // And the third replaces it, if it has never been sent.
    OutboxModel.Bound(
      lanes: ["t", "b", "b"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      replaces: [3: 2], creates: [1: "r"], mentions: [2: 1, 3: 1], acceptsTemporaryIDs: true),
    // Some attempts never leave the device.
    OutboxModel.Bound(
      lanes: ["t", "b"], refused: [], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [2], creates: [1: "r"], mentions: [2: 1], attemptsWithoutConnection: 2),
    OutboxModel.Bound(
      lanes: ["a", "a", "a"], refused: [2], discardsLater: true, crashes: 1, failures: 1, concurrency: 2,
      withdrawn: [1], replaces: [3: 2], attemptsWithoutConnection: 1),
  ]

  @Test(arguments: bounds.indices) func everyInterleavingLosesAndDoublesNothing(number: Int) async {
    let bound = Self.bounds[number]
    let found = await Self.explore(bound)
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

  private static func explore(_ bound: OutboxModel.Bound) async -> Exploration {
    let start = OutboxModel(bound)
    var seen: Set<OutboxModel> = [start]
    var open = [start]
    var result = Exploration()
    // Without end, a machine sends and sends; the bounds here end far below.
    while let state = open.popLast(), seen.count < 1_000_000 {
      // The few threads that all tests share are for others, too.
      if open.count.isMultiple(of: 64) { await Task.yield() }
      let successors = state.successors(bound)
      if successors.isEmpty { result.ends += 1 }
      if state.crashes == bound.crashes, state.failures == bound.failures,
        state.attemptsWithoutConnection == bound.attemptsWithoutConnection
      {
        result.metAllFaults = true
      }
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
    for request in state.requests {
      if !state.journal.admitted.contains(request.id) { return "sent before it was in the journal" }
      if state.journal.attempts[request.write.key] == nil { return "sent before the attempt was noted" }
    }
    if state.server.hasSeenTwoPayloads { return "two payloads under one key" }
    for key in state.journal.removed.map(state.key) where state.journal.attempts[key] == nil {
      if state.server.answers[key] != nil { return "sent though it was taken back unsent" }
    }
    for (id, version) in state.journal.versions where version > 0 {
      let older = state.server.answers[OutboxModel.Key(id: id, version: version - 1)]
      let isRefusedID = older == .refused && bound.mentions[id] != nil
      if older != .conflict, !isRefusedID { return "another key without a refusal" }
    }
    for id in state.machine?.lanes.values.flatMap(\.entries) ?? [] where bound.owner(id) != state.owner {
      return "to be sent for another user"
    }
    if Set(state.server.applied).count != state.server.applied.count { return "done twice" }
    // Writes to the real id of what has a temporary one in the journal have no order with those to the temporary one.
    let lane: (OutboxModel.ID) -> String = { bound.knowsRealIDsEarly ? bound.lane($0) : state.lane($0, bound) }
    for name in Set(state.journal.admitted.map(lane)) {
      // What was taken back after an attempt may arrive at any time, and writes of different users have no order.
      let kept = state.server.applied.filter { lane($0) == name && !state.journal.removed.contains($0) }
      let owners = Dictionary(grouping: kept) { bound.owner($0) }
      for applied in owners.values where applied != applied.sorted() { return "order of lane \(name) lost" }
      let sending = state.machine?.sending.keys.filter { lane($0) == name } ?? []
      if sending.count > 1 { return "two at once in lane \(name)" }
    }
    for (name, lane) in state.machine?.lanes ?? [:] where state.untold == nil {
      if state.journal.names[name] != nil { return "a lane has a temporary id" }
      if lane.entries != lane.entries.sorted() { return "a lane is not in order" }
    }
    for older in bound.replaces.values where state.journal.removed.contains(older) && !bound.withdrawn.contains(older) {
      if state.isAttempted(older), !bound.dropped.contains(older) { return "replaced though it may have arrived" }
    }
    for (id, end) in state.journal.ends {
      switch end {
      case .accepted where !state.server.applied.contains(id): return "acknowledged but lost"
      case .rejected where state.server.answers[state.key(id)] != .refused: return "rejected by nobody"
      case .rejected where state.journal.rollbacks[id] != 1: return "not rolled back exactly once"
      case .followed where state.server.answers[state.key(id)] != nil: return "discarded but sent"
      default: break
      }
    }
    if (state.machine?.sending.count ?? 0) > bound.concurrency { return "too many at once" }
    return nil
  }

  /// What must hold where nothing can happen any more.
  private static func unfinished(_ state: OutboxModel, _ bound: OutboxModel.Bound) -> String? {
    if state.journal.admitted.count != bound.lanes.count { return "not all admitted" }
    if state.pending().contains(where: { bound.owner($0) == state.owner }) { return "stuck" }
    if state.machine?.lanes.isEmpty != true { return "the machine has not finished" }
    let accepted = state.journal.ends.filter { $0.value == .accepted }.map(\.key)
    let kept = state.server.applied.filter { !state.journal.removed.contains($0) && bound.owner($0) == state.owner }
    if Set(accepted.filter { bound.owner($0) == state.owner }) != Set(kept) { return "app and server differ" }
    return nil
  }
}
