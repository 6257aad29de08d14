import StrataModel

/// The parts of a code base from top to bottom.
struct OrderedParts {
  var list: [(part: Part, standing: PartStanding?)]
  var traffic: LayerTraffic

  /// The references from one part up to another.
  struct Upward {
    var from: String
    var to: String
    var count: Int
    /// Those in the other direction.
    var forward: Int

    var sentence: String {
      "\(counted(count, "reference")) \(inflected("run", count)) \(from) → \(to), \(grouped(forward)) the other way"
    }
  }

  /// From all parts, the most first.
  var upward: [Upward] {
    list.indices.flatMap(upward).enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }

  /// The composition roots that a part of Presentation uses more than they use it: they create the screens that it shows, as
  /// in the styles. Parts that lead from screen to screen do that always.
  func factories(of position: Int) -> [String] {
    let (part, standing) = list[position]
    guard standing == .presentation else { return [] }
    return list[..<position].filter { root in
      let uses = traffic.all(part.name, root.part.name)
      return root.standing == .flow && uses > 0
        || root.standing == .top(isRoot: true) && uses > traffic.all(root.part.name, part.name)
    }.map(\.part.name)
  }

  /// The findings: a composition root and a neutral part may use everything.
  func upward(from position: Int) -> [Upward] {
    let (part, standing) = list[position]
    if standing == .top(isRoot: true) || standing == .bottom(isNeutral: true) { return [] }
    let allowed = factories(of: position)
    return list[..<position].filter { !allowed.contains($0.part.name) }.compactMap { upper in
      let (back, forward) = (traffic.all(part.name, upper.part.name), traffic.all(upper.part.name, part.name))
      return back == 0 ? nil : Upward(from: part.name, to: upper.part.name, count: back, forward: forward)
    }
  }
}
