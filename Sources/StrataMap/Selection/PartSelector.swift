import StrataModel

/// Finds the parts of a map that a word names: types, a layer, a module, a feature, a role, a folder or file.
struct PartSelector {
  private let map: CodeMap

  init(_ map: CodeMap) { self.map = map }

  private enum Kind: String, CaseIterable { case type, layer, module, feature, role, folder }

  /// - Parameter word: a name, which may begin with the kind (`layer:Domain`). Names of types may contain `*`.
  /// - Throws: where nothing has the name, or several kinds that contain different code.
  func parts(_ word: String) throws(MapError) -> Set<Int> {
    let pieces = word.split(separator: ":", maxSplits: 1).map(String.init)
    if pieces.count == 2, let kind = Kind(rawValue: pieces[0]) {
      let found = parts(pieces[1], kind)
      if found.isEmpty {
        throw MapError(
          "no code of the project has the \(kind.rawValue) '\(pieces[1])'"
            + Suggestion.hint(for: pieces[1], among: names(kind)))
      }
      return found
    }
    let found = Kind.allCases.map { (kind: $0, parts: parts(word, $0)) }.filter { !$0.parts.isEmpty }
    if let first = found.first {
      guard found.allSatisfy({ $0.parts == first.parts }) else {
        let kinds = found.map(\.kind.rawValue)
        throw MapError(
          "'\(word)' is the name of a \(listed(kinds)) with different code; write "
            + listed(kinds.map { "\($0):\(word)" }, "or"))
      }
      return first.parts
    }
    throw MapError(
      "'\(word)' matches no type, layer, module, feature, role or folder of the project"
        + Suggestion.hint(for: word, among: Kind.allCases.flatMap(names)))
  }

  private func parts(_ word: String, _ kind: Kind) -> Set<Int> {
    switch kind {
    case .type: types(word)
    case .layer: all { $0.layer.map { map.layers[$0].name } == word }
    case .module: all { map.modules[$0.module] == word }
    case .feature: all { map.files[$0.file].feature.map { map.features[$0] } == word }
    case .role: all { $0.role == word }
    case .folder: folder(word)
    }
  }

  /// By the full name, otherwise the qualified name, otherwise the last part of the name.
  private func types(_ word: String) -> Set<Int> {
    let pattern = NamePattern(word)
    let forms: [(CodeMap.Part) -> String] = [
      { map.modules[$0.module] + "." + $0.name }, { $0.name }, { String($0.name.split(separator: ".").last ?? "") },
    ]
    for form in forms {
      let found = all { !$0.isFileLevel && pattern.matches(form($0)) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func folder(_ word: String) -> Set<Int> {
    var path = word[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    guard !path.isEmpty else { return [] }
    return all { RelativePath.covers(String(path), map.files[$0.file].path) }
  }

  private func all(_ condition: (CodeMap.Part) -> Bool) -> Set<Int> {
    Set(map.parts.indices.filter { condition(map.parts[$0]) })
  }

  private func names(_ kind: Kind) -> [String] {
    switch kind {
    case .type: Set(map.parts.lazy.filter { !$0.isFileLevel }.map(\.name)).sorted()
    case .layer: map.layers.map(\.name)
    case .module: map.modules
    case .feature: map.features
    case .role: Set(map.parts.compactMap(\.role)).sorted()
    case .folder: Set(map.files.map { String($0.path.parentPath) }).sorted()
    }
  }
}

/// A name in which `*` stands for any characters.
struct NamePattern {
  private let pieces: [Substring]

  init(_ pattern: String) { pieces = pattern.split(separator: "*", omittingEmptySubsequences: false) }

  func matches(_ name: String) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return pieces.first ?? "" == name }
    guard name.utf8.count >= first.utf8.count + last.utf8.count, name.hasPrefix(first), name.hasSuffix(last) else {
      return false
    }
    var rest = name.utf8.dropFirst(first.utf8.count).dropLast(last.utf8.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      let wanted = Array(piece.utf8)
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: wanted) }) else { return false }
      rest = rest[start...].dropFirst(wanted.count)
    }
    return true
  }
}
