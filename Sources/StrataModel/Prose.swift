/// `1 error`, `2 errors`, `1,204 references`.
/// - Parameter plural: for what is not a noun alone, such as a noun and its verb.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? pluralized(noun))"
}

/// The plural of a noun: `types`, `entries`, `gateways`, `searches`.
package func pluralized(_ noun: String) -> String {
  let stem = noun.dropLast()
  if noun.hasSuffix("y"), let last = stem.last, !"aeiou".contains(last) { return stem + "ies" }
  return noun + (["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
}

/// A verb after a list or number of things: "stays" for one, "stay" for several.
package func inflected(_ verb: String, _ count: Int) -> String { count == 1 ? verb + "s" : verb }

/// "it" for one thing, "them" for several.
package func pronoun(_ count: Int) -> String { count == 1 ? "it" : "them" }

/// A number with commas between the thousands.
package func grouped(_ number: Int) -> String {
  var digits = Array(String(abs(number)))
  var i = digits.count - 3
  while i > 0 {
    digits.insert(",", at: i)
    i -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}

/// A name in messages.
package func quoted(_ name: String) -> String {
  String(unsafeUninitializedCapacity: name.utf8.count + 2) { buffer in
    var end = buffer.initialize(fromContentsOf: CollectionOfOne(UInt8(ascii: "`")))
    end = append(name, to: buffer, at: end)
    buffer.initializeElement(at: end, to: UInt8(ascii: "`"))
    return end + 1
  }
}

/// The parts of a text, joined. Messages are made for thousands of locations; with many parts this needs a third of the
/// time of interpolation.
package func text(of parts: [String]) -> String {
  String(unsafeUninitializedCapacity: parts.reduce(0) { $0 + $1.utf8.count }) { buffer in
    parts.reduce(0) { append($1, to: buffer, at: $0) }
  }
}

/// The same of three lists, without a list of all parts.
package func text(of first: [String], _ second: [String], _ third: [String]) -> String {
  let size = [first, second, third].reduce(0) { $1.reduce($0) { $0 + $1.utf8.count } }
  return String(unsafeUninitializedCapacity: size) { buffer in
    var end = first.reduce(0) { append($1, to: buffer, at: $0) }
    end = second.reduce(end) { append($1, to: buffer, at: $0) }
    return third.reduce(end) { append($1, to: buffer, at: $0) }
  }
}

/// Returns the index after the part.
@inline(__always)
private func append(_ part: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
  // Only strings of other languages have no such storage.
  part.utf8.withContiguousStorageIfAvailable { buffer[start...].initialize(fromContentsOf: $0) }
    ?? buffer[start...].initialize(fromContentsOf: Array(part.utf8))
}

/// "`A`, `B` and 2 more"; "nothing" for no names.
package func quotedNames(_ names: [String], limit: Int = 3) -> String {
  names.isEmpty ? "nothing" : listed(names.map(quoted), limit: limit)
}

/// "a", "a and b", "a, b and c"; with a limit "a, b and 3 more".
package func listed(_ items: [String], _ conjunction: String = "and", limit: Int = .max) -> String {
  let all = items.count > limit ? items.prefix(limit) + ["\(items.count - limit) more"] : items[...]
  if all.count < 2 { return all.first ?? "" }
  var parts: [String] = []
  parts.reserveCapacity(2 * all.count + 1)
  for item in all.dropLast() {
    if !parts.isEmpty { parts.append(", ") }
    parts.append(item)
  }
  parts += [" ", conjunction, " "]
  parts += all.suffix(1)
  return text(of: parts)
}

/// Breaks a paragraph at spaces into lines of at most `width` characters; a longer word has a line of its own.
package func wrap(_ paragraph: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " " + word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

/// The text without control characters, so that names of files and lines of source cannot control the terminal.
package func printable(_ text: String) -> String {
  let isClean = text.withBytes { bytes in
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = 0
    // Eight bytes at once: none of them is below a space or is the last control character.
    while index + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let deleted = word ^ (ones &* 0x7F)
      if ((word &- ones &* 0x20) & ~word | (deleted &- ones) & ~deleted) & tops != 0 { return false }
      index += 8
    }
    return bytes[index...].allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
  if isClean { return text }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }))
}
