import StrataDefinition
import StrataModel
import StrataSyntax

/// What the reader says of one file, for finding where types are declared and end.
struct SourceFacts {
  let facts: FileFacts
  let length: Int

  init(_ text: String) {
    facts = SwiftReader.facts(of: text)
    length = text.utf8.count
  }

  var isReadable: Bool { facts.syntaxErrors.isEmpty }

  /// Whether a tool writes the file, so that no rule judges it.
  func isGenerated(_ path: String) -> Bool {
    let (names, headers) = (Vocabulary.shipped[.generatedFiles], Vocabulary.shipped[.generatedHeaders])
    return names.matches(String(path.split(separator: "/").last ?? ""))
      || facts.suppressions.contains { !$0.isSuppression && headers.matches(facts.names[$0.rules]) }
  }

  /// Modules that the file imports as a whole, in every build.
  var imports: Set<String> {
    Set(facts.imports.filter { $0.path.isNone && $0.condition == 0 }.map { facts.names[$0.module] })
  }

  /// Simple names of types that a public alias gives out under a name of its own: whoever may use the alias may use them.
  var givenOut: Set<String> {
    Set(
      facts.declarations.filter {
        $0.kind == .typealias && $0.parent == noIndex && $0.access >= .public && $0.type != noIndex
      }.map { facts.names[facts.types[Int($0.type)].name] })
  }

  /// Offset at which an import can be added: before the first one, or the start of the file's declarations.
  var importOffset: Int? {
    guard let first = facts.imports.first(where: { $0.condition == 0 }) else { return nil }
    let line = facts.position(of: first.offset).line
    return Int(facts.lineStarts[line - 1])
  }

  /// The declaration of a nominal type on a line.
  func declaration(_ simpleName: String, line: Int) -> Int? {
    facts.declarations.firstIndex {
      $0.kind.isNominalType && !$0.isLocal && facts.names[$0.name] == simpleName
        && facts.position(of: $0.nameOffset).line == line
    }
  }

  /// Whether every file of the module can name it, and no branch, preview or debug code is around it.
  func isSeedable(_ index: Int) -> Bool {
    var current = index
    while true {
      let declaration = facts.declarations[current]
      if declaration.condition != 0 || !declaration.marks.isEmpty || declaration.isLocal { return false }
      if declaration.access == .private || declaration.access == .fileprivate { return false }
      if declaration.kind == .extension, isGeneric(current) { return false }
      guard declaration.parent != noIndex else { return true }
      current = Int(declaration.parent)
    }
  }

  /// Whether it and all types around it are public.
  func isPublic(_ index: Int) -> Bool {
    var current = index
    while true {
      let declaration = facts.declarations[current]
      if declaration.kind != .extension, declaration.access < .package { return false }
      guard declaration.parent != noIndex else { return true }
      current = Int(declaration.parent)
    }
  }

  /// Whether it, or a type around it, has generic parameters.
  func isGeneric(_ index: Int) -> Bool {
    var current = index
    while true {
      let declaration = facts.declarations[current]
      if !declaration.genericParameters.isEmpty { return true }
      guard declaration.parent != noIndex else { return false }
      current = Int(declaration.parent)
    }
  }

  func hasAssociatedTypes(_ index: Int) -> Bool {
    children(of: index).contains { facts.declarations[$0].kind == .associatedtype }
  }

  func has(_ kind: DeclarationKind, in index: Int) -> Bool {
    children(of: index).contains { facts.declarations[$0].kind == kind }
  }

  /// Names in the inheritance clause.
  func inherited(_ index: Int) -> [String] {
    facts.declarations[index].inherited.range.map { facts.names[facts.types[Int(facts.typeLists[$0])].name] }
  }

  private func children(of index: Int) -> [Int] {
    (index + 1..<max(index + 1, Int(facts.declarations[index].next))).filter {
      facts.declarations[$0].parent == UInt32(index)
    }
  }
}
