@testable import StrataData

/// An app, its journal, the network and the server as one value, small enough to visit all its states. The app's
/// decisions are those of the real `OutboxMachine`; everything around it does what it may do at its worst.
struct OutboxModel: Hashable {
  typealias ID = OutboxMachine.ID

  /// What is explored: the stated bound.
  struct Bound {
    /// The lanes of the entries, in the order of admission. Their numbers count from 1.
    let lanes: [String]
    /// Entries that the server refuses.
    let refused: Set<ID>
    /// What the app does with the entries behind a refused one.
    let discardsLater: Bool
    let crashes: Int
    /// Lost or late requests, lost answers, ends that could not be stored.
    let failures: Int
    let concurrency: Int
    /// Entries that the user may take back at any time.
    var withdrawn: Set<ID> = []
    /// Entries that are coalesced: each with the one that it replaces if that has never been sent.
    var replaces: [ID: ID] = [:]
    /// Who writes each entry; empty where nobody signs in. The first is signed in at the start.
    var owners: [String] = []
    /// How often another user signs in, in turn.
    var changesOfOwner = 0
    /// What happens to the writes of a user who leaves.
    var leaving = PendingWrites.keep
  }

  enum End: Hashable {
    case accepted, rejected, followed
  }

  /// What survives a crash of the app.
  struct Journal: Hashable {
    var admitted: [ID] = []
    var ends: [ID: End] = [:]
    /// Entries that have been sent, or were about to be.
    var attempted: Set<ID> = []
    /// Entries that are gone without an end: withdrawn, replaced, or left behind by a user.
    var removed: Set<ID> = []
    /// How often the optimistic write of an entry has been rolled back.
    var rollbacks: [ID: Int] = [:]
  }

  struct Server: Hashable {
    var answers: [ID: Bool] = [:]
    var applied: [ID] = []
  }

  enum Notice: Hashable {
    case admitted(ID, replacing: ID?)
    case ended(ID)
    case removed(ID)
  }

  /// A message on its way, with the life of the app that it belongs to.
  struct Message: Hashable {
    let id: ID
    let life: Int
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

  init(_ bound: Bound) {
    machine = OutboxMachine(concurrency: bound.concurrency)
    owner = bound.owners.first
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
      steps.append(
        with { next in
          let older = bound.replaces[id].flatMap { older in
            next.pending().contains(older) && !journal.attempted.contains(older) ? older : nil
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
          next.machine?.admit(id, bound.lane(id))
          if let older { next.machine?.remove(older, bound.lane(older)) }
        })
    case .removed(let id):
      steps.append(
        with { next in
          next.untold = nil
          next.machine?.remove(id, bound.lane(id))
        })
    case .ended(let id):
      steps.append(
        with { next in
          next.untold = nil
          let followed = journal.ends.filter { $0.value == .followed }.map(\.key)
          next.machine?.settle(id, discarding: journal.ends[id] == .rejected ? followed : [])
        })
    }
    return steps + sendingSteps(machine, bound) + answerSteps(bound)
  }

  private func sendingSteps(_ machine: OutboxMachine, _ bound: Bound) -> [OutboxModel] {
    var steps: [OutboxModel] = []
    var sending = machine
    if !isChangingOwner, let (id, _) = sending.next() {
      steps.append(
        with { next in
          next.machine = sending
          next.starting.insert(id)
        })
    }
    // The transaction that notes the attempt.
    for id in starting where untold == nil {
      steps.append(
        with { next in
          next.starting.remove(id)
          guard pending().contains(id), bound.owner(id) == owner else {
            next.machine?.settle(id)
            return
          }
          next.journal.attempted.insert(id)
          next.requests.insertSorted(Message(id: id, life: life))
        })
    }
    for (id, failures) in waits {
      steps.append(
        with { next in
          next.waits[id] = nil
          next.machine?.resume(bound.lane(id), after: failures)
        })
    }
    return steps
  }

  private func answerSteps(_ bound: Bound) -> [OutboxModel] {
    var steps: [OutboxModel] = []
    // A transaction begins when the one before has been told.
    for answer in Set(answers) where answer.life == life && untold == nil {
      steps.append(
        with { next in
          next.answers.removeFirst(answer)
          next.settle(answer.id, bound)
        })
      if failures < bound.failures {
        // The disk is full: the end cannot be stored.
        steps.append(
          with { next in
            next.answers.removeFirst(answer)
            next.fail(answer.id)
          })
      }
    }
    return steps
  }

  mutating func restart(_ bound: Bound) {
    var fresh = OutboxMachine(concurrency: bound.concurrency)
    for id in pending() where bound.owner(id) == owner { fresh.admit(id, bound.lane(id)) }
    machine = fresh
    waits = [:]
  }

  /// The transaction that ends an entry, with its rollback and those that go with it.
  private mutating func settle(_ id: ID, _ bound: Bound) {
    // An answer to an attempt that was given up: nobody waits for it.
    guard machine?.sending[id] != nil else { return }
    if journal.ends[id] == nil, !journal.removed.contains(id) {
      if server.answers[id] == true {
        journal.ends[id] = .accepted
      } else {
        journal.ends[id] = .rejected
        journal.rollbacks[id, default: 0] += 1
        if bound.discardsLater {
          for later in pending()
          where later > id && bound.lane(later) == bound.lane(id) && bound.owner(later) == bound.owner(id) {
            journal.ends[later] = .followed
          }
        }
      }
    }
    untold = .ended(id)
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
    guard machine?.sending[id] != nil, untold != .ended(id) else { return }
    waits[id] = machine?.fail(id)
  }
}

extension OutboxModel.Bound {
  func lane(_ id: OutboxModel.ID) -> String { lanes[Int(id) - 1] }
  func owner(_ id: OutboxModel.ID) -> String? { owners.isEmpty ? nil : owners[Int(id) - 1] }
}

extension Array where Element == OutboxModel.Message {
  /// Messages have no order; kept sorted, equal states are equal.
  mutating func insertSorted(_ message: Element) {
    append(message)
    sort { ($0.id, $0.life) < ($1.id, $1.life) }
  }

  mutating func removeFirst(_ message: Element) {
    if let index = firstIndex(of: message) { remove(at: index) }
  }
}
