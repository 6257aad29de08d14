import BenchmarkSupport
import Foundation

/// The written list of differences that are meant. One a line:
///
///     missing name in attribute text=… file=… # the reason
///
/// `*` stands for any direction, kind or parent; `text=` and `file=` (both optional) are parts of the source text and
/// of the path. An entry that matches nothing is an error on request.
struct Explanations {
  struct Entry {
    var line: Int
    var direction: String
    var kind: String
    var parent: String
    var text: String?
    var file: String?
    var reason: String
    var matches = 0
  }

  var entries: [Entry] = []

  init(path: String?) throws {
    guard let path else { return }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let entry = Entry(line, number: index + 1) else {
        throw UsageError(
          "\(path):\(index + 1): expected `direction kind in parent [text=…] [file=…] # reason`")
      }
      entries.append(entry)
    }
  }

  /// Whether a difference is meant; counts the entry's matches.
  mutating func explain(_ place: FileVerdict.Place, path: String) -> Bool {
    for index in entries.indices where entries[index].covers(place, path: path) {
      entries[index].matches += 1
      return true
    }
    return false
  }
}

extension Explanations.Entry {
  init?(_ line: Substring, number: Int) {
    guard let hash = line.range(of: " # ") else { return nil }
    var words = line[..<hash.lowerBound].split(separator: " ")[...]
    guard words.count >= 4, words[2] == "in" else { return nil }
    (direction, kind, parent) = (String(words[0]), String(words[1]), String(words[3]))
    words.removeFirst(4)
    for word in words {
      if word.hasPrefix("text=") {
        text = String(word.dropFirst(5))
      } else if word.hasPrefix("file=") {
        file = String(word.dropFirst(5))
      } else {
        return nil
      }
    }
    reason = String(line[hash.upperBound...])
    self.line = number
  }

  func covers(_ place: FileVerdict.Place, path: String) -> Bool {
    let record = place.difference.record
    return (direction == "*" || direction == place.difference.direction.rawValue)
      && (kind == "*" || kind == "\(record.kind)") && (parent == "*" || parent == "\(record.parent)")
      && text.map { place.text.contains($0) } ?? true && file.map { path.contains($0) } ?? true
  }
}
