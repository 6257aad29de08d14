import StrataDefinition
import StrataModel

/// `file-name`
struct FileName: Rule {
  static let description = RuleDescription(
    id: "file-name", family: .names, summary: "A file that is not named after what it declares", severity: .warning,
    guides: ["002", "003"], styles: ["coordinator", "module"],
    rationale: """
      People look for a type by the name of its file: in the project's tree, in a review, in a search for a path. A type \
      in a file with another name is found only by searching the code, and often the name is an old one.
      """,
    heuristic: """
      A file is named after what it declares:
      - A file with one type is named after it.
      - A file with extensions of one type is named after the type, or after the type and a topic \
      (`Order+Sorting.swift`).
      - A file with several types is named after one of them, or shares a word with the names of at least two thirds of \
      them (`FareUseCases.swift`).

      Private types, previews and test doubles do not count, but a file may be named after them. The rule does not check \
      files of extensions of several types, extensions of a generic type for some arguments \
      (`extension Array where Element == Order`), `main.swift`, or generated files.

      Where at least 80% of the files of one kind, and at least five, have other names, the rule reports one of them.
      """,
    badExample: """
      // OrderStuff.swift
      struct OrderDetails {}
      """,
    goodExample: """
      // OrderDetails.swift
      struct OrderDetails {}
      """,
    remedy: "Rename the file to the name of its type.",
    options: [
      RuleOption(name: "types", summary: "Judge files that declare types.", defaultValue: .flag(true)),
      RuleOption(
        name: "extensions", summary: "Judge files that contain only extensions of one type.", defaultValue: .flag(true)),
    ], canCheckTests: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var outcome = RuleOutcome()
    var byKind: [NamedFile.Kind: (examined: Int, files: [NamedFile])] = [:]
    for index in context.project.graph.files.indices {
      let id = FileID(UInt32(index))
      guard let file = NamedFile(id, context), settings.flag(file.kind.option) else { continue }
      outcome.examined += 1
      byKind[file.kind, default: (0, [])].examined += 1
      if !file.hasRightName { byKind[file.kind, default: (0, [])].files.append(file) }
    }
    for (kind, found) in byKind.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard Conventions.isOwn(found.files.count, of: found.examined) else {
        outcome.violations += found.files.map { violation(at: $0, message: $0.message, remedy: $0.remedy) }
        continue
      }
      let remedy = "rename them, " + Conventions.acceptance("\(kind.option): false")
      outcome.violations += Conventions.joined(
        found.files.map { violation(at: $0, message: $0.message, remedy: remedy) },
        message: "; \(found.files.count) of \(found.examined) \(kind.noun) have names of another kind")
    }
    return outcome
  }

  private func violation(at file: NamedFile, message: String, remedy: String) -> Violation {
    Violation(file: file.id, offset: file.offset, symbol: file.names[0], message: message, remedy: remedy)
  }
}

/// A file that is named after what it declares, or should be.
private struct NamedFile {
  enum Kind: Int {
    case oneType, severalTypes, extensions

    var option: String { self == .extensions ? "extensions" : "types" }

    var noun: String {
      switch self {
      case .oneType: return "files with one type"
      case .severalTypes: return "files with several types"
      case .extensions: return "files of extensions"
      }
    }
  }

  let id: FileID
  let kind: Kind
  /// What the file may be named after: its types, or the type that it extends.
  let names: [String]
  /// Of the first of them.
  let offset: UInt32
  /// The types that it extends besides.
  private let extended: [String]
  /// Test doubles, previews and private types: they are not judged, but the file may be named after them.
  private let others: [String]
  private let doubleWords: WordList
  /// The types to which `where` limits its extensions: `extension Reactive where Base: Player` is in `Player+Rx.swift`.
  private let constraints: Set<String>
  /// The file's name without `.swift`.
  private let stem: String

  /// Nil for a file that is not judged.
  init?(_ id: FileID, _ context: RuleContext) {
    let graph = context.project.graph
    stem = String(graph.files[id.index].path.fileStem)
    guard !graph.files[id.index].isTest, stem != "main", !context.isUnchecked(id) else { return nil }
    let declared = graph.topLevelTypes(of: id)
    let types = declared.filter {
      context.isProduction($0) && graph.types[$0.index].marks.isEmpty && !context.project.isReplacement($0)
    }
    let visible = types.filter { !graph.isPrivate(graph[$0].declaration) }
    var names: [String] = []
    for type in visible.isEmpty ? types : visible where !names.contains(graph[type].name) {
      names.append(graph[type].name)
    }
    others = declared.map { graph[$0].name }.filter { !names.contains($0) }
    let extensions = graph.topLevelExtensions(of: id)
    var extended: [String] = []
    for name in extensions.map({ graph.extendedName(of: $0) }) where !extended.contains(name) { extended.append(name) }
    doubleWords = context.vocabulary[.testDoubles]
    constraints = Set(extensions.flatMap { graph.constraints(of: $0) })
    self.id = id
    if let first = (visible.first ?? types.first) {
      kind = names.count == 1 ? .oneType : .severalTypes
      self.names = names
      self.extended = extended
      offset = graph[graph[first].declaration].nameOffset
    } else if extended.count == 1, let first = extensions.first,
      !extensions.allSatisfy({ graph.isOfGenericType($0) })
    {
      kind = .extensions
      self.names = extended
      self.extended = []
      offset = graph[first].nameOffset
    } else {
      return nil
    }
  }

  var hasRightName: Bool {
    if (names + extended + others).contains(where: isNamed(after:)) || constraints.contains(where: isNamed(after:)) {
      return true
    }
    if kind == .extensions, names.contains(where: isDouble(of:)) { return true }
    return kind == .severalTypes && sharesAWord
  }

  /// `OrderMock.swift` adds what tests and previews need to `Order`.
  private func isDouble(of name: String) -> Bool {
    stem.hasPrefix(name) && doubleWords.contains(String(stem.dropFirst(name.count)))
  }

  /// `Order.swift`, `Order+Sorting.swift`; for a nested type also `Order.Line+Sorting.swift`, `Order+Line.swift`,
  /// `OrderLine+Sorting.swift` and `Order+Sorting.swift`.
  private func isNamed(after name: String) -> Bool {
    let parts = name.split(separator: ".")
    if parts.count > 1, stem.hasPrefix(parts[0] + "+") { return true }
    // `Order+Row.swift` has `OrderRow`, an alias that its extensions extend.
    if stem.filter({ $0 != "+" }) == parts.joined() { return true }
    return [name, lastComponent(name), parts.joined(separator: "+"), parts.joined()].contains {
      stem == $0 || stem.hasPrefix($0 + "+")
    }
  }

  /// Whether a word of the file's name, in the singular, is one of most types.
  private var sharesAWord: Bool {
    let words = names.map { Set(Words.split($0).map(\.singular)) }
    return Words.split(stem).contains { word in words.count { $0.contains(word.singular) } * 3 >= words.count * 2 }
  }

  var message: String {
    let file = quoted(stem + ".swift")
    switch kind {
    case .oneType: return "file \(file) declares \(quoted(names[0]))"
    case .severalTypes:
      return "file \(file) declares \(listed(names.map(quoted), limit: 3)) and is named after none of them"
    case .extensions: return "file \(file) extends \(quoted(names[0]))"
    }
  }

  var remedy: String {
    switch kind {
    case .oneType:
      let isName = stem.first?.isLetter ?? false && stem.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return "rename the file to \(quoted(names[0] + ".swift"))" + (isName ? ", or the type to \(quoted(stem))" : "")
    case .severalTypes: return "name the file after its main type, or move each type into a file of its own"
    case .extensions:
      let name = names[0]
      let topic = topic(after: name)
      return topic.isEmpty
        ? "rename the file to \(quoted(name + "+Topic.swift")), with what it adds as the topic"
        : "rename the file to \(quoted(name + "+" + topic + ".swift"))"
    }
  }

  /// What the file's name already says about extensions of a type: what follows a plus sign, or the name of the type where
  /// a new word begins. `Tags+Sorting.swift` is about the sorting of `Tag`.
  private func topic(after name: String) -> String {
    if let plus = stem.firstIndex(of: "+") { return stem[plus...].filter { $0.isLetter || $0.isNumber } }
    let rest = stem.hasPrefix(name) ? stem.dropFirst(name.count) : ""
    return rest.first?.isLowercase ?? true ? "" : rest.filter { $0.isLetter || $0.isNumber }
  }
}

extension Graph {
  /// The extensions at file level, in order, without those of previews and debug builds.
  fileprivate func topLevelExtensions(of file: FileID) -> [DeclarationID] {
    let facts = files[file.index].facts
    return facts.topLevelDeclarations
      .filter { facts.declarations[$0].kind == .extension && facts.declarations[$0].marks.isEmpty }
      .map { DeclarationID(file, UInt32($0)) }
  }

  /// The extended type as written, without generic arguments: `Order.Line`.
  fileprivate func extendedName(of id: DeclarationID) -> String {
    let facts = facts(of: id)
    guard let type = facts.nominalType(of: self[id].type) else { return name(of: id) }
    return String(facts.typeText(of: type).prefix { $0 != "<" })
  }

  /// Whether an extension is about some arguments of a generic type that the project does not declare: by a `where`
  /// clause, or `extension [Order]`.
  fileprivate func isOfGenericType(_ id: DeclarationID) -> Bool {
    let fact = self[id]
    guard typeOfDeclaration[id.file.index][Int(id.index)] == nil else { return false }
    let facts = facts(of: id)
    if fact.type != noIndex, facts.nominalType(of: fact.type) == nil { return true }
    return facts.genericParameters[fact.genericParameters.range].contains { $0.isRequirement }
  }

  /// The types in the `where` clause of an extension.
  fileprivate func constraints(of id: DeclarationID) -> [String] {
    let facts = facts(of: id)
    return facts.genericParameters[self[id].genericParameters.range].compactMap {
      $0.isRequirement ? facts.nominalName(of: $0.constraint) : nil
    }
  }
}
