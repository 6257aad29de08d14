@testable import StrataData

/// What the app does with what it sends, and with the answers.
extension OutboxModel {
  func sendingSteps(_ machine: OutboxMachine, _ bound: Bound) -> [OutboxModel] {
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
          let count = next.journal.attempts[key(id), default: 0]
          next.journal.attempts[key(id)] = bound.attemptsWithoutConnection > 0 ? count + 1 : 1
          next.requests.insertSorted(Message(write: write(id, bound), life: life))
        })
    }
    for (id, failures) in waits {
      steps.append(
        with { next in
          next.waits[id] = nil
          next.machine?.resume(lane(id, bound), after: failures)
        })
    }
    return steps
  }

  func answerSteps(_ bound: Bound) -> [OutboxModel] {
    var steps: [OutboxModel] = []
    // A transaction begins when the one before has been told.
    for answer in Set(answers) where answer.life == life && untold == nil {
      steps.append(
        with { next in
          next.answers.removeFirst(answer)
          next.settle(answer.write, bound)
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
}

extension Array where Element == OutboxModel.Message {
  /// Messages have no order; kept sorted, equal states are equal.
  mutating func insertSorted(_ message: Element) {
    append(message)
    sort { ($0.id, $0.write.key.version, $0.life) < ($1.id, $1.write.key.version, $1.life) }
  }

  mutating func removeFirst(_ message: Element) {
    if let index = firstIndex(of: message) { remove(at: index) }
  }
}
