/// "Did you mean": the nearest of the names that are known.
enum Suggestions {
  /// The known name nearest to what was written, if it is near enough to be meant.
  static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().utf8)
    let limit = max(1, min(3, written.count / 3))
    var best: (distance: Int, name: String)?
    for name in known {
      let candidate = Array(name.lowercased().utf8)
      let isAbbreviation = written.count >= 3 && candidate.starts(with: written)
      let distance = isAbbreviation ? 1 : self.distance(written, candidate, limit: limit)
      guard distance <= limit, distance < written.count else { continue }
      if let best, (best.distance, best.name) <= (distance, name) { continue }
      best = (distance, name)
    }
    return best?.name
  }

  /// `; did you mean 'x'?`, else the given alternative.
  static func suffix(for word: String, among known: [String], otherwise: String) -> String {
    if let name = nearest(to: word, among: known) { return "; did you mean '\(name)'?" }
    return otherwise
  }

  /// Number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other; any
  /// number above the limit when it is more.
  static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
