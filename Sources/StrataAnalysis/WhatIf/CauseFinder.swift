import StrataModel

/// Groups findings by the change that closes most of them, as ``WhatIf`` says about each change.
public struct CauseFinder {
  private struct Examined {
    var change: ProposedChange
    var closes: [Int]
    var effect: Cause.Effect
    /// Findings that the change makes worse, without opening them.
    var worsened: Int
  }

  private let whatIf: WhatIf
  private let progress: (Int) -> Void

  /// - Parameter progress: called with the number of each change before it is examined.
  public init(_ analyzer: Analyzer, progress: @escaping (Int) -> Void = { _ in }) {
    whatIf = WhatIf(analyzer.forManyUpdates())
    self.progress = progress
  }

  /// Repeatedly the change that closes most of the findings that have no cause yet, less those that it opens. Each is
  /// examined as the only change of the code. Changes are examined in the order of the findings that they are expected to
  /// close, until no other one can be expected to close more; each candidate of at least two findings is examined.
  /// - Parameter findings: those of a report of the same code; what it leaves out is counted in effects alone.
  public func causes(of findings: [Finding]) -> Causes {
    var candidates = ChangeCandidates(for: findings, in: whatIf.snapshot).list
    let numbers = FindingNumbers(findings)
    var remaining = Set(findings.indices)
    var examined: [Examined] = []
    var result = Causes(areExamined: true)
    var count = 0
    while true {
      let best = examined.indices.map { (index: $0, gain: gain(examined[$0], remaining)) }
        .filter { $0.gain.closed >= Causes.smallestCount && $0.gain.net > 0 }
        .max { a, b in
          (a.gain.net, -examined[a.index].effect.opens, -a.index) < (
            b.gain.net, -examined[b.index].effect.opens, -b.index
          )
        }
      let next = candidates.indices.map { (index: $0, count: candidates[$0].findings.count { remaining.contains($0) }) }
        .filter { $0.count >= Causes.smallestCount }
        .max { a, b in (a.count, -a.index) < (b.count, -b.index) }
      if let next, next.count > best?.gain.net ?? 0 {
        let change = candidates.remove(at: next.index).change
        count += 1
        progress(count)
        do {
          examined.append(try examine(change, numbers))
        } catch {
          result.failures.append("\(change.title): \(error.message)")
        }
        continue
      }
      guard let best else { break }
      let chosen = examined[best.index]
      let closed = chosen.closes.filter(remaining.contains)
      result.list.append(Cause(change: chosen.change, findings: closed, effect: chosen.effect))
      remaining.subtract(closed)
      // The code of the change is no longer that on which another change of the same type was examined.
      examined.removeAll { $0.change.subject == chosen.change.subject }
      candidates.removeAll { $0.change.subject == chosen.change.subject }
    }
    return result
  }

  private func gain(_ change: Examined, _ remaining: Set<Int>) -> (closed: Int, net: Int) {
    let closed = change.closes.count { remaining.contains($0) }
    return (closed, closed - change.effect.opens - change.worsened)
  }

  private func examine(_ change: ProposedChange, _ numbers: FindingNumbers) throws(WhatIfError) -> Examined {
    let difference = try outcome(of: change).difference
    return Examined(
      change: change, closes: numbers.numbers(of: difference.closed),
      effect: Cause.Effect(closes: difference.closed.count, opens: difference.opened.count),
      worsened: difference.worse.count - difference.opened.count)
  }

  private func outcome(of change: ProposedChange) throws(WhatIfError) -> ChangeOutcome {
    switch change {
    case .move(let type, let layer): try whatIf.move(self.type(type), to: .layer(layer))
    case .declare(let name, let type, let layer): try whatIf.declare(name, for: self.type(type), in: .layer(layer))
    case .invert(let user, let target): try whatIf.invert(type(user), type(target))
    }
  }

  private func type(_ word: String) throws(WhatIfError) -> TypeID {
    let types = whatIf.snapshot.types(named: word)
    guard types.count == 1, let type = types.first else {
      throw WhatIfError("'\(word)' is the name of \(counted(types.count, "type"))")
    }
    return type
  }
}

/// The index of each finding of a report.
private struct FindingNumbers {
  private struct Key: Hashable {
    var key: FindingKey
    var location: SourceLocation
  }

  private var numbers: [Key: Int] = [:]

  init(_ findings: [Finding]) {
    for (index, finding) in findings.enumerated() {
      numbers[Key(key: finding.key, location: finding.location)] = index
    }
  }

  /// Of those findings that the report contains, ascending.
  func numbers(of findings: [Finding]) -> [Int] {
    findings.compactMap { numbers[Key(key: $0.key, location: $0.location)] }.sorted()
  }
}
