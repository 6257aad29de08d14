import StrataDefinition
import StrataFrameworks
import StrataModel

/// `framework-type-in-domain`: a type of a framework in a signature of the domain.
struct FrameworkTypeInDomain: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "framework-type-in-domain", family: .models,
    summary: "A type of a user interface, network, persistence or stream framework in a domain signature.",
    severity: .error, guides: ["001", "003"], styles: ["gateway", "repository", "coordinator", "module"],
    rationale: """
      Every user of the domain depends on its signatures. When one contains `URLRequest`, `UIImage` or \
      `NSManagedObject`, the business rules depend on the server, the screen or the database, and every test of a rule \
      has to create their objects.
      """,
    heuristic: """
      The rule checks properties, parameters, results, supertypes and generic constraints of the types of the domain.

      It checks the families of its option `families`, or, without the option, those that the definition forbids for \
      the layer: `families: [ui, network, persistence]` allows streams. The types of a family are those that it lists, \
      and those of its modules that Strata knows, such as Combine, SwiftUI, UIKit and CoreData.

      Where at least 80% of the use cases and interfaces of repositories, and at least five, have types of a family of \
      streams (Combine, RxSwift), the rule reports the family once.

      What a misplaced type of the domain has in its signatures is reported once `misplaced-type` is accepted for it.

      Private members may have types of a family that the layer may import (`private let disposeBag = DisposeBag()`).
      """,
    badExample: """
      protocol UserRepository {
        func avatar(for id: User.ID) async throws -> UIImage
      }
      """,
    goodExample: """
      protocol UserRepository {
        func avatar(for id: User.ID) async throws -> Data
      }
      """,
    remedy: """
      Use a type of the standard library or of the domain, and convert it in the layer that uses the framework.
      """,
    supersedes: ["skipped-layer", "forbidden-import"],
    options: [
      RuleOption(
        name: "families", summary: "Families of frameworks to check; empty: those that the definition forbids.",
        defaultValue: .list([]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let definition = project.definition
    var outcome = RuleOutcome()
    guard let domain = DomainLayer.id(in: definition) else { return outcome }
    var uses = FrameworkUses(context, Self.families(in: definition, settings))
    let isForbidden = uses.families.map { definition[domain].forbiddenFrameworks.contains($0.name) }
    var usages: [Usage] = []
    var last: Reference?
    context.usages.forEachJudged(in: context.usages.indices) { usage in
      let reference = usage.reference
      guard usage.site.layer == domain,
        usage.site.folder == domain || reference.source.map({ context.isMisplaced($0) }) ?? false,
        Self.isSignature(reference) || isInferredProperty(reference, context)
      else { return }
      outcome.examined += 1
      guard let family = uses.family(of: reference), !(reference.source.map { context.isRoot($0) } ?? false),
        isForbidden[family] || context.isVisible(reference)
      else { return }
      // `NSFetchRequest<NSManagedObject>` is one use of the framework.
      if let last, reference.context.contains(.nested), last.file == reference.file,
        last.declaration == reference.declaration, last.kind == reference.kind
      {
        return
      }
      last = reference
      usages.append(usage)
    }
    var found: [Int: [(type: TypeID?, violation: Violation)]] = [:]
    for usage in usages {
      guard let target = usage.reference.target.externalID, let index = uses.family(of: usage.reference) else {
        continue
      }
      let symbol = context.symbol(usage)
      let name = project.graph[target].name
      let layer = definition[domain].name
      var violation = Violation(
        at: usage.reference, symbol: symbol, target: name,
        message: "\(quoted(symbol)) of \(layer) \(context.verb(of: usage.reference)) \(quoted(name)), "
          + "a type of framework family \(quoted(uses.families[index].name))",
        remedy: Self.remedy(name, family: uses.families[index].name, layer: layer), chain: [symbol, name])
      // Where the declaration of a type is accepted in another folder, its signatures are not.
      if usage.site.folder != domain, let source = usage.reference.source { context.follow(&violation, from: [source]) }
      found[index, default: []].append((usage.reference.source, violation))
    }
    let streams = StreamsOfDomain(context)
    for (index, violations) in found.sorted(by: { $0.key < $1.key }) {
      outcome.violations += streams.joinedIfConvention(
        violations, of: uses.families[index].name,
        option: quoted(
          "families: [\(uses.families.filter { $0.name != uses.families[index].name }.map(\.name).joined(separator: ", "))]"
        ))
    }
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let (definition, graph) = (context.project.definition, context.project.graph)
    guard move.layer == DomainLayer.id(in: definition), !context.flags[move.type.index].contains(.root) else {
      return nil
    }
    var uses = FrameworkUses(context, Self.families(in: definition, settings))
    let file = graph[move.type].declaration.file
    for member in graph.family(of: move.type).sorted() {
      for usage in context.usages(by: member) where usage.isJudged && usage.reference.file == file {
        let reference = usage.reference
        guard Self.isSignature(reference) || isInferredProperty(reference, context),
          let family = uses.family(of: reference),
          definition[move.layer].forbiddenFrameworks.contains(uses.families[family].name)
            || context.isVisible(reference)
        else { continue }
        return "it \(context.verb(of: reference)) \(quoted(graph.name(of: reference.target)))"
      }
    }
    return nil
  }

  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool {
    let definition = context.project.definition
    guard interface.layer == DomainLayer.id(in: definition) else { return false }
    var uses = FrameworkUses(context, Self.families(in: definition, settings))
    return interface.operations.contains { operation in
      context.project.graph.references(of: operation).contains { Self.isSignature($0) && uses.family(of: $0) != nil }
    }
  }

  private static func families(in definition: Definition, _ settings: RuleSettings) -> [FrameworkFamily] {
    guard let domain = DomainLayer.id(in: definition) else { return [] }
    let names = settings.list("families", definition.vocabulary)
    return (names.isEmpty ? definition[domain].forbiddenFrameworks : names).compactMap { definition.family($0) }
  }

  /// The families of the project's own definition that the rule checks without knowing any type of them.
  static func familiesWithoutTypes(in definition: Definition) -> [FrameworkFamily] {
    families(in: definition, definition.settings(of: description.id)).filter { family in
      guard family.isOwn, family.types.isEmpty, !family.modules.isEmpty else { return false }
      return !family.modules.contains { $0.literals?.contains(where: KnownTypes.knows) ?? true }
    }
  }

  /// Whether a reference is part of a declaration, not of a body.
  static func isSignature(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .stores, .takes, .returns, .inherits: return reference.context.isDisjoint(with: [.attribute, .body])
    case .mentions:
      return reference.context.contains(.constraint) && reference.context.isDisjoint(with: [.attribute, .body])
    default: return false
    }
  }

  /// `let defaults = UserDefaults.standard`: the property has the type, although no annotation names it.
  /// `skipped-layer` reports network clients.
  private func isInferredProperty(_ reference: Reference, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard reference.context.contains(.propertyInitializer), reference.kind == .creates || reference.kind == .mentions,
      reference.context.isDisjoint(with: [.nestedCreation, .nested, .metatype]), reference.declaration != noIndex,
      let external = reference.target.externalID,
      !context.vocabulary[.networkPrefixes].matches(graph.externals[external.index].name)
    else { return false }
    let facts = graph.files[reference.file.index].facts
    let fact = facts.declarations[Int(reference.declaration)]
    guard fact.kind == .variable, fact.type == noIndex, !fact.initialValue.isEmpty else { return false }
    let tree = facts.tree
    return tree[tree.base(of: Int(fact.initialValue.start))].offset == reference.offset
  }

  private static func remedy(_ name: String, family: String, layer: String) -> String {
    switch family {
    case FrameworkFamily.ui:
      return "use plain data or a type of \(layer), and create \(quoted(name)) from it in the presentation"
    case FrameworkFamily.network:
      return "use a type of \(layer) in the signature, and create \(quoted(name)) in the layer that sends it"
    case FrameworkFamily.persistence:
      return "use a model of \(layer), and map \(quoted(name)) to it where it is stored"
    case FrameworkFamily.reactive:
      return "use async functions or an `AsyncSequence`, and adapt \(quoted(name)) outside \(layer)"
    default: return "use a type of \(layer) or of the standard library, and convert it outside \(layer)"
    }
  }
}
