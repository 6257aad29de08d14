import StrataClassification
import StrataDefinition
import StrataModel

/// `one-type-per-file`
struct OneTypePerFile: Rule {
  static let description = RuleDescription(
    id: "one-type-per-file", family: .names, summary: "A file that declares several types", severity: .warning,
    guides: ["003"], styles: ["module"],
    rationale: """
      A type in the file of another one is found only by searching the code, and changes together with it in every review. \
      Files with one type each show in the project's tree what a module consists of.
      """,
    heuristic: """
      The rule reports a file once, at its second type, with the further types as further locations: a baseline accepts \
      as many as it knows. A comment at the second type accepts the file, one at a further type that type alone. These \
      count as one type:
      - the protocol and the implementation of a use case or a gateway
      - with the option `companions`, a type and the small types beside it: those of up to 20 lines that only the file \
      uses, and, also if other files use them, those whose names begin with the same word as that of another type of \
      the file, if they are enums (`OrderState` beside `OrderView`) or one of the two uses the other (`CartRouter` beside \
      `CartModule`), and values that another type of the \
      file stores (`LineDTO` beside `ReceiptDTO`)

      A view model, a use case or another type with such a role is not such a small type, unless it implements a \
      protocol of the file and is no repository, and a view is one only if \
      nothing but its file shows it. Private types, previews, test doubles, aliases, generated files and files called \
      `main.swift` do not count.

      Where at least 80% of the files with types, and at least five, declare several types, the rule reports one of \
      them.
      """,
    badExample: """
      // Cart.swift
      struct Cart {}
      struct Voucher {}
      """,
    goodExample: """
      // Cart.swift
      struct Cart {}
      // Voucher.swift
      struct Voucher {}
      """,
    remedy: "Move each further type into a file of its own.",
    options: [
      RuleOption(
        name: "companions",
        summary: "Small types of up to 20 lines may be in the file of the type that they belong to.",
        defaultValue: .flag(true))
    ], canCheckTests: true)

  /// The number of lines up to which a type is small.
  private static let longestCompanion = 20

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let allowsCompanions = settings.flag("companions")
    var outcome = RuleOutcome()
    var found: [Violation] = []
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      let types = graph.topLevelTypes(of: file).filter { isCounted($0, context) }
      guard let main = mainType(of: types, in: file, graph), !context.isUnchecked(file),
        context.fileName(file) != "main.swift"
      else { continue }
      outcome.examined += 1
      let others = types.filter { type in
        type != main && !isPair(type, main, context) && !(allowsCompanions && isCompanion(type, of: types, context))
      }
      guard let first = others.first else { continue }
      found.append(violation(others, beside: main, at: first, graph))
    }
    if Conventions.isOwn(found.count, of: outcome.examined) {
      found = Conventions.joined(
        found, message: "; \(found.count) of \(outcome.examined) files declare several types",
        remedy: ", or accept the project's own convention with `\(Self.description.id): off`")
    }
    outcome.violations = found
    return outcome
  }

  private func isCounted(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.project.graph[type].kind != .typealias && context.isProduction(type)
      && !context.project.isReplacement(type)
      && !context.project.graph.isPrivate(context.project.graph[type].declaration)
  }

  /// The type after which the file is named; otherwise the first one.
  private func mainType(of types: [TypeID], in file: FileID, _ graph: Graph) -> TypeID? {
    let stem = graph[file].path.lastPathComponent.prefix { $0 != "." && $0 != "+" }
    return types.first { graph[$0].name == stem } ?? types.first
  }

  /// The protocol and the implementation of a use case or a gateway, whichever is the main type.
  private func isPair(_ type: TypeID, _ main: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard context.has(.useCase, type) || context.has(.gateway, type) else { return false }
    return graph.projectSupertypes(of: type).contains(main) || graph.projectSupertypes(of: main).contains(type)
  }

  private func isCompanion(_ type: TypeID, of types: [TypeID], _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let fact = graph[graph[type].declaration]
    let facts = graph.facts(of: graph[type].declaration)
    let lines = facts.position(of: fact.end).line - facts.position(of: fact.start).line + 1
    guard lines <= Self.longestCompanion else { return false }
    let name = graph[type].name
    let isNamedAfter = types.contains { other in
      guard other != type, let first = Words.split(graph[other].name).first else { return false }
      return Words.split(name).first == first && name.count > first.count
        && (graph[type].kind == .enum || isConnected(type, other, graph))
    }
    // A view may be part of the view that shows it; a view model, a use case and the like belong to no other type.
    switch context.roleID(type) {
    case .view: return isUsedInFileOnly(type, graph)
    // Of a repository, the protocol belongs to another layer.
    case let role? where Self.independentRoles.contains(role):
      return role != .repository && isNamedAfter && isImplementation(type, of: types, graph)
    default: return isNamedAfter || isUsedInFileOnly(type, graph) || isPart(type, of: types, graph)
    }
  }

  /// Whether one of two types uses the other.
  private func isConnected(_ one: TypeID, _ other: TypeID, _ graph: Graph) -> Bool {
    graph.references(from: one).contains { $0.target.typeID == other }
      || graph.references(from: other).contains { $0.target.typeID == one }
  }

  /// A value that another type of the file stores, such as the element of its list.
  private func isPart(_ type: TypeID, of types: [TypeID], _ graph: Graph) -> Bool {
    guard graph[type].kind == .struct || graph[type].kind == .enum else { return false }
    return graph.references(to: type).contains { reference in
      reference.kind == .stores && reference.source.map { $0 != type && types.contains($0) } ?? false
    }
  }

  /// `ItemDataSourceImp` beside its protocol `ItemDataSource`.
  private func isImplementation(_ type: TypeID, of types: [TypeID], _ graph: Graph) -> Bool {
    graph.projectSupertypes(of: type).contains { graph[$0].kind == .protocol && types.contains($0) }
  }

  private static let independentRoles: Set<RoleID> = [
    .viewModel, .baseViewModel, .coordinator, .router, .useCase, .gateway, .repository, .dataSource, .apiService,
    .networkClient, .storage, .service,
  ]

  private func isUsedInFileOnly(_ type: TypeID, _ graph: Graph) -> Bool {
    let file = graph[type].declaration.file
    let references = graph.references(to: type)
    return !references.isEmpty && references.allSatisfy { $0.file == file || graph.files[$0.file.index].isTest }
  }

  private func violation(_ others: [TypeID], beside main: TypeID, at first: TypeID, _ graph: Graph) -> Violation {
    let names = others.map { quoted(graph[$0].name) }
    let (symbol, entity) = (graph[main].name, graph[first])
    var violation = Violation(
      file: entity.declaration.file, offset: graph[entity.declaration].nameOffset, symbol: symbol,
      message: "the file of \(quoted(symbol)) also declares \(listed(names, limit: 4))",
      remedy:
        "move \(listed(names, limit: 4)) to \(others.count == 1 ? "a file" : "files") of \(others.count == 1 ? "its" : "their") own"
    )
    violation.locate(also: others.dropFirst().map { graph[$0].declaration }, in: graph)
    violation.links?.isEachOpen = true
    return violation
  }
}
