import StrataSyntax

/// Renames a name in the text of a Swift file: in code, in strings and in comments, each in its own spelling.
struct RenamedSource {
  private let source: SwiftSource
  private let names: FeatureNames
  private let locals: [LocalName]
  /// The parts of the text that are no code, or have a new name of their own, sorted; none within another.
  private let parts: [Part]

  private struct Part {
    let range: Range<Int>
    var kind = Renaming.Kind.code
    var replacement: String?
  }

  init(_ source: SwiftSource, _ names: FeatureNames, locals: [LocalName] = []) {
    self.source = source
    self.names = names
    self.locals = locals
    // Where nothing changes, nobody asks for the parts.
    guard names.search.isFound(in: source.bytes) else {
      parts = []
      return
    }
    parts =
      (Self.texts(of: source, names) + Self.members(of: source, names)
      + KeptNames.ranges(in: source, names).map { range in
        Part(range: range, replacement: String(decoding: source.bytes[range], as: UTF8.self))
      }
      + Self.parts(of: locals, in: source))
      .sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
  }

  /// The text of a range under the new name; the given elements of lists keep their old text, and the new one follows it.
  func text(_ range: Range<Int>, doubling elements: [DoubledElement]) -> String {
    var result = ""
    var position = range.lowerBound
    for element in elements where element.range.lowerBound >= position && element.range.upperBound <= range.upperBound {
      result += text(position..<element.range.lowerBound)
      result += String(decoding: source.bytes[element.range], as: UTF8.self) + element.separator + text(element.range)
      position = element.range.upperBound
    }
    return result + text(position..<range.upperBound)
  }

  /// The text of a range under the new name.
  func text(_ range: Range<Int>) -> String {
    guard mayChange(range) else { return decoded(range) }
    var result = ""
    forEachPiece(of: range) { old, new in
      result += new ?? decoded(old)
      return true
    }
    return result
  }

  /// Whether a range has the name.
  func changes(_ range: Range<Int>) -> Bool {
    guard mayChange(range) else { return false }
    var isOther = false
    forEachPiece(of: range) { old, new in
      if let new, new != decoded(old) { isOther = true }
      return !isOther
    }
    return isOther
  }

  private func decoded(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  /// The pieces of a range, each with its text under the new name; nil where it has no name.
  /// - Parameter body: returns whether the next one is asked for.
  private func forEachPiece(of range: Range<Int>, _ body: (_ old: Range<Int>, _ new: String?) -> Bool) {
    var position = range.lowerBound
    func visit(_ end: Int, _ kind: Renaming.Kind) -> Bool {
      guard position < end else { return true }
      defer { position = end }
      return kind == .code ? forEachLine(position..<end, body) : body(position..<end, text(position..<end, as: kind))
    }
    for part in parts[Self.firstIndex(of: parts, endingAfter: position)...] {
      guard part.range.lowerBound < range.upperBound else { break }
      guard visit(min(part.range.lowerBound, range.upperBound), .code) else { return }
      if let replacement = part.replacement {
        guard body(position..<max(position, min(part.range.upperBound, range.upperBound)), replacement) else { return }
        position = part.range.upperBound
      } else if !visit(min(part.range.upperBound, range.upperBound), part.kind) {
        return
      }
    }
    _ = visit(range.upperBound, .code)
  }

  /// The spelling of a name in a string or a comment depends on the text around it.
  private func text(_ range: Range<Int>, as kind: Renaming.Kind) -> String? {
    names.search.isFound(in: source.bytes, range) ? names.renaming.apply(decoded(range), as: kind) : nil
  }

  /// The lines of code that have the name, and what is between them.
  private func forEachLine(_ range: Range<Int>, _ body: (_ old: Range<Int>, _ new: String?) -> Bool) -> Bool {
    var position = range.lowerBound
    while let found = names.search.first(in: source.bytes, position..<range.upperBound) {
      let start = max(position, SourceLines.lineStart(found, source.bytes))
      let end = source.bytes[found..<range.upperBound].firstIndex(of: SourceLines.newline) ?? range.upperBound
      let line = names.renaming.apply(decoded(start..<end), as: .code)
        .replacingIdentifiers(names.identifiers, members: names.members)
      guard body(position..<start, nil), body(start..<end, line) else { return false }
      position = end
    }
    return body(position..<range.upperBound, nil)
  }

  private func mayChange(_ range: Range<Int>) -> Bool {
    names.search.isFound(in: source.bytes, range) || locals.contains { $0.range.overlaps(range) }
  }

  /// Whether the repetition of a node declares a name.
  func declares(_ name: String, _ node: Int) -> Bool {
    source.descendants(of: node).contains { part in
      [.identifierPattern, .name].contains(source.kind(part)) && !source.isUse(part)
        && text(source.range(part)) == name
    }
  }

  private static func firstIndex(of parts: [Part], endingAfter position: Int) -> Int {
    var range = 0..<parts.count
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range = parts[middle].range.upperBound > position ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Whether the file has the name anywhere.
  var changesFile: Bool { changes(source.bytes.indices) }

  /// The segments of strings, and the comments between them.
  private static func texts(of source: SwiftSource, _ names: FeatureNames) -> [Part] {
    let (tables, kept) = (names.tables, names.keptStrings)
    let isManifest = source.imports.contains("PackageDescription")
    var strings: [Part] = []
    for node in source.tree.nodes.indices where source.kind(node) == .stringSegment {
      // The name of a table may be a string of its own.
      let isWhole = source.children(of: source.parents[node]).allSatisfy { $0 == node }
      let isSQL = source.isSQL(source.parents[node]) || isWhole && tables.contains(source.text(node))
      let isPath = isManifest && !source.text(node).contains(" ")
      let isKept = source.isTestFile && kept.contains(source.text(node))
      strings.append(
        Part(
          range: source.range(node), kind: isSQL ? .sql : isPath ? .path : .string,
          replacement: isKept ? String(decoding: source.bytes[source.range(node)], as: UTF8.self) : nil))
    }
    strings.sort { $0.range.lowerBound < $1.range.lowerBound }
    var parts: [Part] = []
    var position = 0
    for string in strings {
      parts += comments(source.bytes, position..<string.range.lowerBound).map { Part(range: $0, kind: .comment) }
      parts.append(string)
      position = string.range.upperBound
    }
    return parts + comments(source.bytes, position..<source.bytes.count).map { Part(range: $0, kind: .comment) }
  }

  /// Where members are declared that get names of their own, and used without their type.
  private static func members(of source: SwiftSource, _ names: FeatureNames) -> [Part] {
    guard !names.members.isEmpty else { return [] }
    let uses = source.uses.compactMap { use -> Part? in
      guard source.kind(use.node) == .identifierExpression, let owner = source.owner(of: use.node),
        let name = names.members["\(owner).\(use.name)"]
      else { return nil }
      return Part(range: source.range(use.node), replacement: name)
    }
    return uses
      + source.declarations.compactMap { declaration in
        guard let owner = declaration.owner, !declaration.isLocal,
          let name = names.members["\(owner).\(declaration.name)"],
          let pattern = source.descendants(of: declaration.node).first(where: {
            [.identifierPattern, .name].contains(source.kind($0)) && source.text($0) == declaration.name
          })
        else { return nil }
        return Part(range: source.range(pattern), replacement: name)
      }
  }

  private static func parts(of locals: [LocalName], in source: SwiftSource) -> [Part] {
    if locals.isEmpty { return [] }
    return source.tree.nodes.indices.compactMap { node in
      guard [.identifierExpression, .identifierPattern].contains(source.kind(node)) else { return nil }
      let range = source.range(node)
      let local = locals.first { $0.range.contains(range.lowerBound) && $0.old == source.text(node) }
      return local.map { Part(range: range, replacement: $0.new) }
    }
  }

  /// The comments in a range without strings.
  private static func comments(_ bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var position = range.lowerBound
    while position + 1 < range.upperBound {
      guard bytes[position] == UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let start = position
      if bytes[position + 1] == UInt8(ascii: "/") {
        while position < range.upperBound, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position + 1] == UInt8(ascii: "*") {
        var depth = 0
        while position + 1 < range.upperBound {
          let pair = (bytes[position], bytes[position + 1])
          if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) { depth += 1 }
          if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) { depth -= 1 }
          position += 1
          if depth == 0 { break }
        }
        position += 1
      } else {
        position += 1
        continue
      }
      comments.append(start..<min(position, range.upperBound))
    }
    return comments
  }
}

extension String {
  /// With other identifiers for those of a table, and for those of members that stand behind their type.
  func replacingIdentifiers(_ names: [String: String], members: [String: String] = [:]) -> String {
    if names.isEmpty, members.isEmpty { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var word = ""
    // The word before a dot that nothing else separates from this one.
    var owner = ""
    func replaced() -> String { members["\(owner).\(word)"] ?? names[word] ?? word }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += replaced()
      owner = character == "." ? word : ""
      word = ""
      result.append(character)
    }
    return result + replaced()
  }
}
