import StrataModel

/// Describes the names that resolve before a change and no longer do after it.
struct ResolutionLosses {
  private static let limit = 5
  let sentences: [String]

  init(from before: Graph, to after: Graph) {
    struct Key: Hashable {
      var name: String
      var reason: Gap.Reason
    }
    var known: [Key: Int] = [:]
    for gap in before.gaps { known[Key(name: gap.name, reason: gap.reason), default: 0] += 1 }
    var found: [Key: Int] = [:]
    var lost: [Gap] = []
    for gap in after.gaps {
      let key = Key(name: gap.name, reason: gap.reason)
      found[key, default: 0] += 1
      if found[key, default: 0] > known[key, default: 0] { lost.append(gap) }
    }
    guard !lost.isEmpty else {
      sentences = []
      return
    }
    let shown = lost.prefix(Self.limit).map { gap in
      let location = after.location(gap.file, gap.offset)
      return "`\(gap.name)` at \(location.file):\(location.line) (\(Self.word(gap.reason)))"
    }
    let rest = lost.count > Self.limit ? " and \(lost.count - Self.limit) more" : ""
    sentences = [
      "\(counted(lost.count, "reference")) would no longer resolve, so that findings there count as unchanged: "
        + "\(shown.joined(separator: ", "))\(rest)"
    ]
  }

  private static func word(_ reason: Gap.Reason) -> String {
    switch reason {
    case .ambiguous: return "ambiguous"
    case .unresolved: return "unresolved"
    case .notVisible: return "not visible there"
    }
  }
}
