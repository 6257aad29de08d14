/// "did you mean …?": the known word that is nearest to an unknown one.
public enum Suggestion {
  /// The candidate with the fewest edits from `word`, if they are few enough for a typing error; the first of equal
  /// ones.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      let limit = max(1, min(wanted.count, other.count) / 3)
      let isPrefix = wanted.count >= 3 && other.starts(with: wanted)
      guard isPrefix || abs(other.count - wanted.count) <= max(limit, 3) else { continue }
      let distance = isPrefix ? 1 : edits(from: wanted, to: other)
      if distance <= limit || isPrefix, distance < wanted.count, distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// `; did you mean 'x'?`, or nothing.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// `; did you mean 'x'?`, otherwise the given alternative.
  package static func suffix(for word: String, among candidates: [String], otherwise: String) -> String {
    let hint = hint(for: word, among: candidates)
    return hint.isEmpty ? otherwise : hint
  }

  /// The number of insertions, deletions, replacements and swaps of adjacent bytes that turn `a` into `b`.
  static func edits(from a: [UInt8], to b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1] + Array(repeating: 0, count: b.count)
      for j in 0..<b.count {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
