/// A String Catalog in the layout in which Xcode writes it: one entry for each string, its parts on lines of their own.
package struct StringCatalog: Sendable {
  private struct Entry {
    /// As it stands in the file, with its escapes.
    let key: String
    /// Without the comma at the end.
    var lines: [String]
  }

  private let head: [String]
  private var entries: [Entry]
  private let tail: [String]
  private let sourceLanguage: String

  /// Nil for another layout.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "  \"strings\" : {"),
      let end = lines[start...].firstIndex(where: { $0 == "  }," || $0 == "  }" }),
      let language = lines.firstMatch(of: #/^  "sourceLanguage" : "([^"]+)",?$/#)
    else { return nil }
    sourceLanguage = language
    head = Array(lines[...start])
    tail = Array(lines[end...])
    entries = []
    for line in lines[(start + 1)..<end] {
      if let match = line.wholeMatch(of: #/ {4}"((?:[^"\\]|\\.)*)" : \{/#) {
        entries.append(Entry(key: String(match.1), lines: [line]))
      } else if entries.isEmpty {
        return nil
      } else {
        entries[entries.count - 1].lines.append(line == "    }," ? "    }" : line)
      }
    }
    guard entries.allSatisfy({ $0.lines.last == "    }" }) else { return nil }
  }

  /// The strings, with their escapes.
  var keys: [String] { entries.map(\.key) }

  package var bytes: [UInt8] {
    let last = entries.count - 1
    let middle = entries.enumerated().flatMap { index, entry in
      entry.lines.dropLast() + [index == last ? "    }" : "    },"]
    }
    return Array((head + middle + tail).joined(separator: "\n").utf8)
  }

  /// Adds a string like one that exists, in the order of the others. It gets no translations: those of its exemplar are about
  /// the exemplar.
  mutating func add(_ key: String, like old: String, _ renamed: (String) -> String) {
    guard !keys.contains(key), let exemplar = entries.first(where: { $0.key == old }) else { return }
    let lines =
      [exemplar.lines[0].replacing("\"\(old)\"", with: "\"\(key)\"")] + inSourceLanguage(exemplar).map(renamed)
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.key.lowercased() <= $1.key.lowercased() }
    let place =
      isSorted
      ? entries.firstIndex { $0.key.lowercased() > key.lowercased() } ?? entries.count
      : (entries.firstIndex { $0.key == old } ?? 0) + 1
    entries.insert(Entry(key: key, lines: lines), at: place)
  }

  /// Gives a string another name, with what it is in the source language; translations stay.
  mutating func rename(_ old: String, to key: String, _ renamed: (String) -> String) {
    guard !keys.contains(key), let index = entries.firstIndex(where: { $0.key == old }) else { return }
    let former = inSourceLanguage(entries[index])
    let lines = entries[index].lines.dropFirst().map { former.contains($0) ? renamed($0) : $0 }
    entries[index] = Entry(
      key: key, lines: [entries[index].lines[0].replacing("\"\(old)\"", with: "\"\(key)\"")] + lines)
  }

  /// Takes a string away.
  mutating func remove(_ key: String) { entries.removeAll { $0.key == key } }

  /// The lines of an entry but the first, without the languages that it is translated to.
  private func inSourceLanguage(_ entry: Entry) -> [String] {
    var lines: [String] = []
    var isOther = false
    for line in entry.lines.dropFirst() {
      if let match = line.wholeMatch(of: #/ {8}"([^"]+)" : \{/#) { isOther = match.1 != sourceLanguage }
      if !isOther { lines.append(line) }
      if line == "        }" || line == "        }," { isOther = false }
    }
    // What was the last language but one may be the last one now.
    for index in lines.indices.dropLast() where lines[index] == "        }," && lines[index + 1] == "      }" {
      lines[index] = "        }"
    }
    return lines
  }
}

extension [String] {
  fileprivate func firstMatch(of pattern: Regex<(Substring, Substring)>) -> String? {
    for line in self {
      if let match = line.firstMatch(of: pattern) { return String(match.1) }
    }
    return nil
  }
}
