@testable import StrataData

/// An app, its journal, the network and the server as one value, small enough to visit all its states. The app's
/// decisions are those of the real `OutboxMachine`; everything around it does what it may do at its worst.
struct OutboxModel: Hashable {
  typealias ID = OutboxMachine.ID

  enum End: Hashable {
    case accepted, rejected, followed
  }

  /// What survives a crash of the app.
  struct Journal: Hashable {
    var admitted: [ID] = []
    var ends: [ID: End] = [:]
    /// How often the writes of a key have left the device, or were about to. Where all do, once counts as often.
    var attempts: [Key: Int] = [:]
    /// How often an entry got another payload and key: after a conflict, or when its temporary id was refused.
    var versions: [ID: Int] = [:]
    /// Entries that are sent with a temporary id although the real one is known: they may have arrived with it.
    var frozen: Set<ID> = []
    /// The real ids of temporary ones.
    var names: [String: String] = [:]
    /// Entries that are gone without an end: withdrawn, replaced, or left behind by a user.
    var removed: Set<ID> = []
    /// How often the optimistic write of an entry has been rolled back.
    var rollbacks: [ID: Int] = [:]
  }

  /// An idempotency key.
  struct Key: Hashable {
    let id: ID
    let version: Int
  }

  /// A payload under an idempotency key.
  struct Write: Hashable {
    let key: Key
    /// Whether the payload names what another entry has created by its real id.
    let hasRealIDs: Bool
    var id: ID { key.id }
  }

  enum Verdict: Hashable {
    case accepted, refused, conflict
  }

  struct Server: Hashable {
    var answers: [Key: Verdict] = [:]
    /// The payload that came first under a key, and whether another one came later.
    var payloads: [Key: Bool] = [:]
    var hasSeenTwoPayloads = false
    var applied: [ID] = []
  }

  enum Notice: Hashable {
    case admitted(ID, replacing: ID?)
    case changed(ID)
    case ended(ID)
    case removed(ID)
  }

  /// A message on its way, with the life of the app that it belongs to.
  struct Message: Hashable {
    let write: Write
    let life: Int
    var id: ID { write.id }
  }

  var journal = Journal()
  var server = Server()
  var requests: [Message] = []
  var answers: [Message] = []
  /// `nil` while the app is not running.
  var machine: OutboxMachine?
  /// Committed, but not yet told to the machine. The writer tells it before it begins another transaction.
  var untold: Notice?
  var waits: [ID: Int] = [:]
  /// Taken from the machine, not yet noted in the journal as attempted.
  var starting: Set<ID> = []
  var owner: String?
  var isChangingOwner = false
  var changesOfOwner = 0
  var life = 0
  var crashes = 0
  var failures = 0
  var attemptsWithoutConnection = 0

  init(_ bound: Bound) {
    machine = OutboxMachine(concurrency: bound.concurrency)
    owner = bound.owners.first
  }

  func key(_ id: ID) -> Key { Key(id: id, version: journal.versions[id, default: 0]) }

  /// What is sent of an entry now.
  func write(_ id: ID, _ bound: Bound) -> Write {
    let isNamed = bound.mentions[id].map { journal.names[bound.lane($0)] != nil } ?? false
    return Write(key: key(id), hasRealIDs: isNamed && !journal.frozen.contains(id))
  }

  func isAttempted(_ id: ID) -> Bool { journal.attempts[key(id)] != nil }

  func lane(_ id: ID, _ bound: Bound) -> String {
    let lane = bound.lane(id)
    return journal.names[lane] ?? lane
  }

  /// Whether the user can write to what an entry is about.
  private func isKnown(_ id: ID, _ bound: Bound) -> Bool {
    guard let created = bound.creates.first(where: { $0.value == bound.lane(id) })?.key else { return true }
    return bound.knowsRealIDsEarly
      ? server.applied.contains(created) : journal.names[bound.lane(created)] != nil
  }

  func pending() -> [ID] {
    journal.admitted.filter { journal.ends[$0] == nil && !journal.removed.contains($0) }
  }

  /// Every state that can follow.
  func successors(_ bound: Bound) -> [OutboxModel] {
    appSteps(bound) + userSteps(bound) + networkSteps(bound) + faults(bound)
  }

  func with(_ change: (inout OutboxModel) -> Void) -> OutboxModel {
    var copy = self
    change(&copy)
    return copy
  }

  private func appSteps(_ bound: Bound) -> [OutboxModel] {
    guard let machine else { return [with { $0.restart(bound) }] }
    var steps: [OutboxModel] = []
    switch untold {
    case nil where journal.admitted.count < bound.lanes.count:
      let id = ID(journal.admitted.count + 1)
      guard isKnown(id, bound) else { break }
      steps.append(
        with { next in
          let older = bound.replaces[id].flatMap { older in
            next.pending().contains(older) && !isAttempted(older) ? older : nil
          }
          if let older { next.journal.removed.insert(older) }
          next.journal.admitted.append(id)
          next.untold = .admitted(id, replacing: older)
        })
    case nil: break
    case .admitted(let id, let older):
      steps.append(
        with { next in
          next.untold = nil
          guard bound.owner(id) == owner else { return }
          next.machine?.admit(id, lane(id, bound))
          if let older { next.machine?.remove(older, lane(older, bound)) }
        })
    case .changed(let id):
      steps.append(
        with { next in
          next.untold = nil
          if let (_, failures) = next.machine?.resend(id) { next.waits[id] = failures }
        })
    case .removed(let id):
      steps.append(
        with { next in
          next.untold = nil
          next.machine?.remove(id, lane(id, bound))
        })
    case .ended(let id):
      steps.append(
        with { next in
          next.untold = nil
          let followed = journal.ends.filter { $0.value == .followed }.map(\.key)
          next.machine?.settle(id, discarding: journal.ends[id] == .rejected ? followed : [])
          for (old, new) in journal.names { next.machine?.rename(old, to: new) }
        })
    }
    return steps + sendingSteps(machine, bound) + answerSteps(bound)
  }

  mutating func restart(_ bound: Bound) {
    var fresh = OutboxMachine(concurrency: bound.concurrency)
    for id in pending() where bound.owner(id) == owner { fresh.admit(id, lane(id, bound)) }
    machine = fresh
    waits = [:]
  }

  /// The transaction that ends an entry, with its rollback and those that go with it, or resolves its conflict.
  mutating func settle(_ write: Write, _ bound: Bound) {
    let id = write.id
    // An answer to an attempt that was given up: nobody waits for it.
    guard machine?.sending[id] != nil, write.key == key(id) else { return }
    if journal.ends[id] == nil, !journal.removed.contains(id) {
      switch server.answers[write.key] {
      case .accepted?:
        journal.ends[id] = .accepted
        if let real = bound.creates[id] {
          journal.names[bound.lane(id)] = real
          journal.frozen.formUnion(pending().filter { bound.mentions[$0] == id && isAttempted($0) })
        }
      case .conflict? where !bound.dropped.contains(id):
        journal.frozen.remove(id)
        journal.versions[id, default: 0] += 1
        untold = .changed(id)
        return
      case .conflict?:
        journal.removed.insert(id)
      case .refused? where journal.frozen.contains(id):
        journal.frozen.remove(id)
        journal.versions[id, default: 0] += 1
        untold = .changed(id)
        return
      default:
        journal.ends[id] = .rejected
        journal.rollbacks[id, default: 0] += 1
        if bound.discardsLater {
          for later in pending()
          where later > id && lane(later, bound) == lane(id, bound) && bound.owner(later) == bound.owner(id)
            && !isAttempted(later)
          {
            journal.ends[later] = .followed
          }
        }
      }
    }
    untold = .ended(id)
  }

  /// An attempt never left the device, which its journal notes: without any other, the entry is as one that was never
  /// sent.
  mutating func takeBack(_ message: Message) {
    attemptsWithoutConnection += 1
    let count = journal.attempts[message.write.key, default: 0] - 1
    journal.attempts[message.write.key] = count > 0 ? count : nil
    if count == 0 { journal.frozen.remove(message.id) }
    waits[message.id] = machine?.fail(message.id)?.failures
  }

  mutating func timeOut(_ message: Message) {
    if message.life == life {
      fail(message.id)
    } else {
      failures += 1
    }
  }

  mutating func fail(_ id: ID) {
    failures += 1
    guard machine?.sending[id] != nil, untold != .ended(id), untold != .changed(id) else { return }
    waits[id] = machine?.fail(id)?.failures
  }
}
