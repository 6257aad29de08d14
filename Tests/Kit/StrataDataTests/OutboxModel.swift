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
  }

  enum End: Hashable {
    case accepted, rejected, followed
  }

  /// What survives a crash of the app.
  struct Journal: Hashable {
    var admitted: [ID] = []
    var ends: [ID: End] = [:]
    /// How often the optimistic write of an entry has been rolled back.
    var rollbacks: [ID: Int] = [:]
  }

  struct Server: Hashable {
    var answers: [ID: Bool] = [:]
    var applied: [ID] = []
  }

  enum Notice: Hashable {
    case admitted(ID)
    case ended(ID)
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
  var life = 0
  var crashes = 0
  var failures = 0

  init(_ bound: Bound) {
    machine = OutboxMachine(concurrency: bound.concurrency)
  }

  func pending() -> [ID] { journal.admitted.filter { journal.ends[$0] == nil } }

  /// Every state that can follow.
  func successors(_ bound: Bound) -> [OutboxModel] {
    appSteps(bound) + networkSteps(bound) + faults(bound)
  }

  private func with(_ change: (inout OutboxModel) -> Void) -> OutboxModel {
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
          next.journal.admitted.append(id)
          next.untold = .admitted(id)
        })
    case nil: break
    case .admitted(let id):
      steps.append(
        with { next in
          next.untold = nil
          next.machine?.admit(id, bound.lane(id))
        })
    case .ended(let id):
      steps.append(
        with { next in
          next.untold = nil
          let followed = journal.ends.filter { $0.value == .followed }.map(\.key)
          next.machine?.settle(id, discarding: journal.ends[id] == .rejected ? followed : [])
        })
    }
    var sending = machine
    if let (id, _) = sending.next() {
      steps.append(
        with { next in
          next.machine = sending
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

  private func networkSteps(_ bound: Bound) -> [OutboxModel] {
    Set(requests).map { request in
      with { next in
        next.requests.removeFirst(request)
        if next.server.answers[request.id] == nil {
          let isAccepted = !bound.refused.contains(request.id)
          next.server.answers[request.id] = isAccepted
          if isAccepted { next.server.applied.append(request.id) }
        }
        next.answers.insertSorted(request)
      }
    }
      // Answers to an app that is no more go nowhere.
      + Set(answers).filter { $0.life != life }.map { answer in with { $0.answers.removeFirst(answer) } }
  }

  private func faults(_ bound: Bound) -> [OutboxModel] {
    var steps: [OutboxModel] = []
    if machine != nil, crashes < bound.crashes {
      steps.append(
        with { next in
          next.machine = nil
          next.crashes += 1
          next.life += 1
          next.untold = nil
          next.waits = [:]
        })
    }
    guard failures < bound.failures else { return steps }
    for request in Set(requests) {
      steps.append(
        with { next in
          next.requests.removeFirst(request)
          next.timeOut(request)
        })
      // The app gives up, and the request arrives all the same, however late.
      if request.life == life { steps.append(with { $0.timeOut(request) }) }
    }
    for answer in Set(answers) where answer.life == life {
      steps.append(
        with { next in
          next.answers.removeFirst(answer)
          next.timeOut(answer)
        })
    }
    return steps
  }

  private mutating func restart(_ bound: Bound) {
    var fresh = OutboxMachine(concurrency: bound.concurrency)
    for id in pending() { fresh.admit(id, bound.lane(id)) }
    machine = fresh
  }

  /// The transaction that ends an entry, with its rollback and those that go with it.
  private mutating func settle(_ id: ID, _ bound: Bound) {
    // An answer to an attempt that was given up: nobody waits for it.
    guard machine?.sending[id] != nil else { return }
    if journal.ends[id] == nil {
      if server.answers[id] == true {
        journal.ends[id] = .accepted
      } else {
        journal.ends[id] = .rejected
        journal.rollbacks[id, default: 0] += 1
        if bound.discardsLater {
          for later in pending() where later > id && bound.lane(later) == bound.lane(id) {
            journal.ends[later] = .followed
          }
        }
      }
    }
    untold = .ended(id)
  }

  private mutating func timeOut(_ message: Message) {
    if message.life == life {
      fail(message.id)
    } else {
      failures += 1
    }
  }

  private mutating func fail(_ id: ID) {
    failures += 1
    guard machine?.sending[id] != nil, untold != .ended(id) else { return }
    waits[id] = machine?.fail(id)
  }
}

extension OutboxModel.Bound {
  func lane(_ id: OutboxModel.ID) -> String { lanes[Int(id) - 1] }
}

extension Array where Element == OutboxModel.Message {
  /// Messages have no order; kept sorted, equal states are equal.
  fileprivate mutating func insertSorted(_ message: Element) {
    append(message)
    sort { ($0.id, $0.life) < ($1.id, $1.life) }
  }

  fileprivate mutating func removeFirst(_ message: Element) {
    if let index = firstIndex(of: message) { remove(at: index) }
  }
}
