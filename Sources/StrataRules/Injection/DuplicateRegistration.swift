import StrataDefinition
import StrataModel

/// `duplicate-registration`: a service is registered twice.
struct DuplicateRegistration: Rule {
  static let description = RuleDescription(
    id: "duplicate-registration", family: .injection,
    summary: "Swinject: a service is registered twice under one name, and the second registration replaces the first.",
    severity: .warning, guides: ["004"], styles: ["reactive"],
    rationale: """
      The container keeps one registration for each type, name and number of arguments: a second one silently replaces \
      the first. The implementation that the app gets then depends on the order of two lines, or of two assemblies.
      """,
    heuristic: """
      The rule compares two registrations
      - in the code of one function, on the same container and in the same branch, or
      - in two assemblies that are created in one list (`Assembler([A(), B()])`)

      The names must be literals. It does not compare registrations in the branches of an `if` or `#if`, in loops, or \
      in different containers.
      """,
    badExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      container.register(PaymentUseCase.self) { _ in TestPaymentUseCase() }
      """,
    goodExample: """
      container.register(PaymentUseCase.self) { _ in PaymentUseCaseImpl() }
      container.register(PaymentUseCase.self, name: "test") { _ in TestPaymentUseCase() }
      """,
    remedy: "Delete one of the two registrations, or give them different names.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let model = SwinjectModel(context)
    let lists = AssemblyLists(context)
    var outcome = RuleOutcome(examined: model.registrations.count)
    var first: [Key: Int] = [:]
    for (index, registration) in model.registrations.enumerated() {
      guard !registration.isImplicit, !registration.hasDynamicName else { continue }
      let site = lists.site(of: registration.site)
      for key in registration.keys where key.arguments != nil {
        let known = first.value(of: Key(service: key, site: site), orInsert: index)
        guard known != index else { continue }
        var violation = Violation(
          file: registration.file, offset: registration.offset, symbol: registration.title,
          message: "\(quoted(registration.title)) is registered twice, and this registration replaces the one before",
          remedy: "delete one of the two registrations, or give them different names")
        let other = model.registrations[known]
        violation.links = ViolationLinks(related: [CodeLocation(other.file, other.offset)])
        outcome.violations.append(violation)
        break
      }
    }
    return outcome
  }

  private struct Key: Hashable {
    var service: ServiceKey
    var site: RegistrationSite
  }
}

/// The assemblies that are created in one list: they fill one container, one after the other.
private struct AssemblyLists {
  private let graph: Graph
  /// By assembly: the number of its list; an assembly in several lists is in none.
  private var lists: [TypeID: Int] = [:]

  init(_ context: RuleContext) {
    graph = context.project.graph
    let protocols = context.vocabulary[.assemblyProtocols]
    var next = 0
    var several: Set<TypeID> = []
    for (index, file) in graph.files.enumerated() where !file.isTest {
      let creations = graph.references(in: FileID(UInt32(index))).filter {
        $0.kind == .creates && context.project.isProduction($0)
          && $0.target.typeID.map { graph.allSupertypeNames(of: $0).contains(where: protocols.contains) } ?? false
      }
      if creations.count < 2 { continue }
      let tree = file.facts.tree
      for node in tree.nodes.indices where tree[node].kind == .arrayLiteral {
        // Of `[isTest ? A() : B()]` only one is created.
        let offsets = Set(
          tree.children(of: node).filter { tree[$0].kind == .chain }.map { tree[tree.base(of: $0)].offset })
        for type in creations.filter({ offsets.contains($0.offset) }).compactMap(\.target.typeID) {
          if lists[type] != nil { several.insert(type) }
          lists[type] = next
        }
        next += 1
      }
    }
    for type in several { lists[type] = nil }
  }

  /// The name of the parameter that is the container.
  private func containerName(of function: DeclarationID) -> String {
    let facts = graph.facts(of: function)
    return facts.parameters[graph[function].parameters.range].first.map { facts.names[$0.name] } ?? ""
  }

  /// The same site for the bodies of all assemblies of one list.
  func site(of site: RegistrationSite) -> RegistrationSite {
    guard site.declaration != noIndex, site.branch < 0,
      let type = graph.enclosingType(of: DeclarationID(site.file, site.declaration)), let list = lists[type],
      graph.name(of: DeclarationID(site.file, site.declaration)) == Swinject.assembly,
      site.container == [containerName(of: DeclarationID(site.file, site.declaration))]
    else { return site }
    return RegistrationSite(file: FileID(0), declaration: UInt32(list), container: ["assemblies"], branch: -2)
  }
}
