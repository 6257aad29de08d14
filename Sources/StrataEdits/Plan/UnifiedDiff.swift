/// The difference of two texts in the unified format, as `diff -u` and `git diff` print it.
package enum UnifiedDiff {
  private static let context = 3

  /// The hunks, without the header lines; empty if the texts are equal.
  package static func hunks(from old: [UInt8], to new: [UInt8]) -> String {
    let (a, b) = (lines(old), lines(new))
    let edits = edits(a, b)
    var result = ""
    var index = 0
    while let first = edits[index...].firstIndex(where: \.isChange) {
      // A hunk ends where more than twice its context is unchanged.
      var last = first
      var next = first
      while next < edits.count, next - last <= 2 * context + 1 {
        if edits[next].isChange { last = next }
        next += 1
      }
      let range = max(index, first - context)..<min(edits.count, last + context + 1)
      result += hunk(edits[range])
      index = range.upperBound
    }
    return result
  }

  /// The whole entry for a file; nil as a name stands for no file.
  package static func text(of old: (name: String, bytes: [UInt8])?, _ new: (name: String, bytes: [UInt8])?) -> String {
    let (before, after) = (old?.bytes ?? [], new?.bytes ?? [])
    let header = "--- \(old.map { "a/\($0.name)" } ?? "/dev/null")\n+++ \(new.map { "b/\($0.name)" } ?? "/dev/null")\n"
    if [before, after].contains(where: { !isText($0) }) { return header + "Binary files differ\n" }
    return header + hunks(from: before, to: after)
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  /// One line of both texts, or of one of them.
  private struct Edit {
    var sign: Character
    var text: ArraySlice<UInt8>
    /// The numbers of the lines before which it stands, from 0.
    var old: Int
    var new: Int

    var isChange: Bool { sign != " " }
  }

  private static func edits(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Edit] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (old, new) = (0, 0)
    while old < a.count || new < b.count {
      if removed.contains(old) {
        edits.append(Edit(sign: "-", text: a[old], old: old, new: new))
        old += 1
      } else if inserted.contains(new) {
        edits.append(Edit(sign: "+", text: b[new], old: old, new: new))
        new += 1
      } else {
        edits.append(Edit(sign: " ", text: a[old], old: old, new: new))
        (old, new) = (old + 1, new + 1)
      }
    }
    return edits
  }

  private static func hunk(_ edits: ArraySlice<Edit>) -> String {
    guard let first = edits.first else { return "" }
    let counts = (edits.count { $0.sign != "+" }, edits.count { $0.sign != "-" })
    var result = "@@ -\(range(first.old, counts.0)) +\(range(first.new, counts.1)) @@\n"
    for edit in edits {
      result.append(edit.sign)
      result += String(decoding: edit.text, as: UTF8.self)
      if edit.text.last != newline { result += "\n\\ No newline at end of file\n" }
    }
    return result
  }

  /// An empty range names the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static let newline = UInt8(ascii: "\n")

  /// Lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
