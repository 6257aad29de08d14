import StrataModel

/// How many references run between layers, by their verdicts.
struct LayerTraffic {
  struct Way: Hashable {
    var from: String
    var to: String
  }

  private(set) var allowed: [Way: Int] = [:]
  private(set) var found: [Way: Int] = [:]

  /// - Parameter layers: those that count.
  init(_ counts: [UsageCount], between layers: Set<String>) {
    for count in counts where count.from != count.to && layers.contains(count.from) && layers.contains(count.to) {
      let way = Way(from: count.from, to: count.to)
      switch count.status {
      case .allowed: allowed[way, default: 0] += count.count
      case .found: found[way, default: 0] += count.count
      case .excused, .unknown: break
      }
    }
  }

  func all(_ from: String, _ to: String) -> Int {
    let way = Way(from: from, to: to)
    return allowed[way, default: 0] + found[way, default: 0]
  }

  /// `212 of 218 references run Presentation → Domain; 6 run back and are findings`, for every pair with references.
  func sentences(_ layers: [String]) -> [String] {
    var result: [String] = []
    for (index, one) in layers.enumerated() {
      for other in layers[(index + 1)...] {
        let (forward, back) = (all(one, other), all(other, one))
        if forward + back == 0 { continue }
        let (from, to) = forward >= back ? (one, other) : (other, one)
        result.append(sentence(from, to))
      }
    }
    return result
  }

  private func sentence(_ from: String, _ to: String) -> String {
    let (forward, back) = (all(from, to), all(to, from))
    var parts = [
      back == 0
        ? "\(counted(forward, "reference")) \(inflected("run", forward)) \(from) → \(to)"
        : "\(grouped(forward)) of \(counted(forward + back, "reference")) run \(from) → \(to)"
    ]
    let wrong = found[Way(from: from, to: to), default: 0]
    if wrong > 0 {
      let are = wrong == 1 ? "is a finding" : "are findings"
      parts[0] += wrong == forward ? ", which \(are)" : ", of which \(grouped(wrong)) \(are)"
    }
    if back > 0 {
      let findings = found[Way(from: to, to: from), default: 0]
      let all = back == 1 ? " and is a finding" : " and are findings"
      let verdict =
        findings == 0
        ? "" : findings == back ? all : ", \(grouped(findings)) of them \(findings == 1 ? "a finding" : "findings")"
      parts.append("\(grouped(back)) \(inflected("run", back)) back\(verdict)")
    }
    return parts.joined(separator: "; ")
  }
}
