import StrataSyntax

/// What a feature's parts are called under its new name.
struct FeatureNames: Sendable {
  let renaming: Renaming
  /// New names of identifiers that do not have the feature's name, but belong to it.
  private(set) var identifiers: [String: String]
  /// The same for static members whose names others have, too, by `Type.member`.
  private(set) var members: [String: String] = [:]
  /// Words of SQL, such as the names of tables.
  let tables: Set<String>
  /// Parameters of shared functions and initializers that are repeated, as `Type(label)`: each call passes both.
  var sharedParameters: Set<String> = []
  /// For a member: the types that declare it. Nothing else changes its name, whatever it is called.
  var owners: Set<String>?
  /// Members that keep their names, also in what implements their types, as `Type.member`.
  var keptMembers: Set<String> = []
  /// Names of members that stay where the type before the dot is not known.
  var keptNames: Set<String> = []
  /// Finds what each text has that changes.
  private(set) var search: WordSearch

  init(renaming: Renaming, identifiers: [String: String] = [:], tables: Set<String> = []) {
    self.renaming = renaming
    self.identifiers = identifiers
    self.tables = tables
    search = WordSearch(renaming.words + identifiers.keys)
  }

  /// The identifiers that have new names of their own.
  var others: [String] {
    identifiers.keys + members.keys.compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  mutating func add(identifiers: [String: String], members: [String: String]) {
    self.identifiers.merge(identifiers) { $1 }
    self.members.merge(members) { $1 }
    search = WordSearch(renaming.words + others)
  }
}

/// A local value that has another name in a repetition.
struct LocalName {
  /// The function around it.
  let range: Range<Int>
  let old: String
  let new: String
}

/// An argument that a call passes for the exemplar and for the new feature.
struct DoubledElement {
  let range: Range<Int>
  let separator: String
}

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
      (Self.texts(of: source, names.tables) + Self.members(of: source, names) + Self.kept(source, names)
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
    guard mayChange(range) else { return String(decoding: source.bytes[range], as: UTF8.self) }
    var result = ""
    var position = range.lowerBound
    func append(_ end: Int, _ kind: Renaming.Kind) {
      guard position < end else { return }
      let text = names.renaming.apply(String(decoding: source.bytes[position..<end], as: UTF8.self), as: kind)
      result += kind == .code ? text.replacingIdentifiers(names.identifiers, members: names.members) : text
      position = end
    }
    for part in parts[Self.firstIndex(of: parts, endingAfter: position)...] {
      guard part.range.lowerBound < range.upperBound else { break }
      append(min(part.range.lowerBound, range.upperBound), .code)
      if let replacement = part.replacement {
        result += replacement
        position = part.range.upperBound
      } else {
        append(min(part.range.upperBound, range.upperBound), part.kind)
      }
    }
    append(range.upperBound, .code)
    return result
  }

  /// Whether a range has the name.
  func changes(_ range: Range<Int>) -> Bool {
    mayChange(range) && text(range) != String(decoding: source.bytes[range], as: UTF8.self)
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
  private static func texts(of source: SwiftSource, _ tables: Set<String>) -> [Part] {
    let isManifest = source.imports.contains("PackageDescription")
    var strings: [Part] = []
    for node in source.tree.nodes.indices where source.kind(node) == .stringSegment {
      // The name of a table may be a string of its own.
      let isWhole = source.children(of: source.parents[node]).allSatisfy { $0 == node }
      let isSQL = source.isSQL(source.parents[node]) || isWhole && tables.contains(source.text(node))
      let isPath = isManifest && !source.text(node).contains(" ")
      strings.append(Part(range: source.range(node), kind: isSQL ? .sql : isPath ? .path : .string))
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

  /// Names that stay although they are those of the feature: of members that the project does not declare, and beside a member
  /// that changes its name all that is something else.
  private static func kept(_ source: SwiftSource, _ names: FeatureNames) -> [Part] {
    guard source.memberUses != nil || names.owners != nil || !names.keptMembers.isEmpty else { return [] }
    let uses = names.owners.map { _ in Set(source.uses.map(\.node)) }
    return source.tree.nodes.indices.compactMap { node in
      switch source.kind(node) {
      case .name, .identifierExpression, .identifierPattern, .closureParameterName: break
      default: return nil
      }
      let range = source.range(node)
      guard names.search.isFound(in: source.bytes, range) else { return nil }
      let isKept =
        source.isMemberOfOutside(node) || source.isLabelOfOutside(node) || isKeptMember(node, source, names)
        || uses.map { !isOfMember(node, source, names.owners ?? [], uses: $0) } == true
      return isKept ? Part(range: range, replacement: String(decoding: source.bytes[range], as: UTF8.self)) : nil
    }
  }

  private static func isKeptMember(_ node: Int, _ source: SwiftSource, _ names: FeatureNames) -> Bool {
    let members = names.keptMembers
    if members.isEmpty { return false }
    switch source.memberUse(node) {
    case .member(let type): return members.contains("\(type).\(source.text(node))")
    case .gap: return names.keptNames.contains(source.text(node))
    default: break
    }
    let declaration = source.parents[node]
    let isName =
      source.kind(declaration) == .functionDeclaration && source.name(of: declaration) == node
      || source.kind(node) == .identifierPattern && source.kind(source.parents[declaration]) == .variableDeclaration
    guard isName, !source.ancestors(of: node).contains(where: { source.kind($0) == .codeBlock }) else { return false }
    return source.typesWithMember(node).contains { members.contains("\($0).\(source.text(node))") }
  }

  /// Whether a name may be that of a member of some types: it declares one, or uses one and no analysis says of which other type.
  private static func isOfMember(_ node: Int, _ source: SwiftSource, _ owners: Set<String>, uses: Set<Int>) -> Bool {
    switch source.kind(source.parents[node]) {
    case .functionDeclaration, .enumCaseElement: return source.name(of: source.parents[node]) == node
    default:
      if case .member(let type) = source.memberUse(node), !owners.contains(type) { return false }
      return uses.contains(node)
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
