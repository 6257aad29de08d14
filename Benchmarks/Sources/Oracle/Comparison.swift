import StrataSyntax

/// One difference between the two readers.
struct Difference: Sendable {
  enum Direction: String, Sendable, Comparable {
    /// SwiftSyntax has it, our reader has not.
    case missing
    /// Our reader has it, SwiftSyntax has not.
    case extra
    /// Both have it, inside different nodes.
    case moved

    static func < (a: Direction, b: Direction) -> Bool { a.rawValue < b.rawValue }
  }

  var direction: Direction
  var record: Record
  /// What encloses it for our reader, when `moved`.
  var otherParent: SyntaxKind?
}

/// Compares two lists of records, both in preorder.
enum Comparison {
  static func differences(judge: [Record], ours: [Record]) -> [Difference] {
    let a = judge.indices.sorted { less(judge[$0], judge[$1], $0, $1) }
    let b = ours.indices.sorted { less(ours[$0], ours[$1], $0, $1) }
    var found: [Difference] = []
    var pairs: [(Int, Int)] = []
    var matched = (judge: [Bool](repeating: false, count: a.count), ours: [Bool](repeating: false, count: b.count))
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && judge[a[i]].key < ours[b[j]].key) {
        found.append(Difference(direction: .missing, record: judge[a[i]]))
        i += 1
      } else if i == a.count || ours[b[j]].key < judge[a[i]].key {
        found.append(Difference(direction: .extra, record: ours[b[j]]))
        j += 1
      } else {
        pairs.append((a[i], b[j]))
        matched.judge[a[i]] = true
        matched.ours[b[j]] = true
        i += 1
        j += 1
      }
    }
    // Another parent is news only when both parents exist on both sides: else the parent itself is reported.
    for (x, y) in pairs where judge[x].parent != ours[y].parent {
      let parents = (judge[x].parentIndex, ours[y].parentIndex)
      guard parents.0 >= 0, parents.1 >= 0, matched.judge[parents.0], matched.ours[parents.1] else { continue }
      found.append(Difference(direction: .moved, record: judge[x], otherParent: ours[y].parent))
    }
    return found.sorted { ($0.record.key, $0.direction) < ($1.record.key, $1.direction) }
  }

  private static func less(_ a: Record, _ b: Record, _ i: Int, _ j: Int) -> Bool {
    if a.key != b.key { return a.key < b.key }
    return i < j
  }

  /// The first difference inside each top-level item of the file.
  static func roots(of differences: [Difference], judge: [SyntaxNode]) -> [Difference] {
    var ends: [UInt32] = []
    var index = 1
    while index < judge.count {
      ends.append(judge[index].end)
      index = Int(judge[index].next)
    }
    var item = 0
    var last = -1
    return differences.filter { difference in
      while item < ends.count, ends[item] <= difference.record.start { item += 1 }
      defer { last = item }
      return item != last
    }
  }
}
