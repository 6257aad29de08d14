@testable import StrataData

/// What happens around the app: its user, the network and the server, crashes.
extension OutboxModel {
  /// What the user does: takes a write back, signs out and in.
  func userSteps(_ bound: Bound) -> [OutboxModel] {
    guard let machine, untold == nil else { return [] }
    var steps: [OutboxModel] = []
    for id in bound.withdrawn where pending().contains(id) && bound.owner(id) == owner {
      if isAttempted(id), machine.sending[id] != nil { continue }
      steps.append(
        with { next in
          next.journal.removed.insert(id)
          next.untold = .removed(id)
        })
    }
    if !isChangingOwner, changesOfOwner < bound.changesOfOwner {
      steps.append(
        with { next in
          next.isChangingOwner = true
          next.changesOfOwner += 1
        })
    }
    guard isChangingOwner else { return steps }
    // What is being sent is cancelled; the request may arrive all the same.
    for id in machine.sending.keys where !starting.contains(id) {
      steps.append(with { next in next.waits[id] = next.machine?.fail(id)?.failures })
    }
    if !machine.isSending {
      steps.append(
        with { next in
          if bound.leaving == .discard {
            next.journal.removed.formUnion(pending().filter { bound.owner($0) == owner })
          }
          next.owner = bound.owners.filter { $0 != owner }.min()
          next.isChangingOwner = false
          next.restart(bound)
        })
    }
    return steps
  }

  func networkSteps(_ bound: Bound) -> [OutboxModel] {
    Set(requests).map { request in
      with { next in
        next.requests.removeFirst(request)
        let key = request.write.key
        let isNew = next.server.payloads[key] == nil
        if !isNew, next.server.payloads[key] != request.write.hasRealIDs { next.server.hasSeenTwoPayloads = true }
        if isNew {
          let verdict = verdict(request.write, bound)
          next.server.payloads[key] = request.write.hasRealIDs
          next.server.answers[key] = verdict
          if verdict == .accepted { next.server.applied.append(request.id) }
        }
        next.answers.insertSorted(request)
      }
    }
      // Answers to an app that is no more go nowhere.
      + Set(answers).filter { $0.life != life }.map { answer in with { $0.answers.removeFirst(answer) } }
  }

  private func verdict(_ write: Write, _ bound: Bound) -> Verdict {
    if bound.conflicting.contains(write.id), write.key.version == 0 { return .conflict }
    if bound.refused.contains(write.id) { return .refused }
    guard let created = bound.mentions[write.id], !write.hasRealIDs else { return .accepted }
    // A temporary id, which no server knows before it has the creation.
    return bound.acceptsTemporaryIDs && server.applied.contains(created) ? .accepted : .refused
  }

  func faults(_ bound: Bound) -> [OutboxModel] {
    var steps: [OutboxModel] = []
    if machine != nil, crashes < bound.crashes {
      steps.append(
        with { next in
          next.machine = nil
          next.crashes += 1
          next.life += 1
          next.untold = nil
          next.waits = [:]
          next.starting = []
          next.isChangingOwner = false
        })
    }
    if attemptsWithoutConnection < bound.attemptsWithoutConnection, untold == nil {
      for request in Set(requests) where request.life == life && machine?.sending[request.id] != nil {
        steps.append(
          with { next in
            next.requests.removeFirst(request)
            next.takeBack(request)
          })
      }
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
}
