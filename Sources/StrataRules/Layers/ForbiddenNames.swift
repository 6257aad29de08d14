import StrataClassification
import StrataDefinition
import StrataModel

/// The part of `forbidden-import` that needs no import in the file: types, static members and functions of a family
/// that a layer forbids.
struct ForbiddenNames {
  private let context: RuleContext
  private let graph: Graph
  private let modules: WordList
  /// By layer: the families that it forbids.
  private let forbidden: [[FrameworkFamily]]
  /// Where the import of a family in a file is a violation already: what it brings in is reported after that.
  private let imported: [Import: Set<CodeLocation>]
  private var verdicts: [Question: Verdict] = [:]
  /// The same by layer, external name and kind of use, for names whose members make no difference.
  private var plainVerdicts: [Int: Verdict] = [:]

  struct Import: NumberKey {
    var file: Int
    var family: String

    var hashNumber: UInt64 { UInt64(file) }
  }

  private struct Question: Hashable {
    var layer: LayerID
    var external: ExternalID
    var member: String
    var isFunction: Bool
  }

  private enum Verdict {
    case allowed
    case forbidden(FrameworkFamily, name: String, needsImport: Bool)
  }

  private var webPages: WebPages

  init(_ context: RuleContext, settings: RuleSettings, imported: [Import: Set<CodeLocation>]) {
    webPages = WebPages(context, types: settings.list("web-view-types", context.vocabulary))
    self.context = context
    modules = context.vocabulary[.qualifyingModules]
    self.imported = imported
    graph = context.project.graph
    let definition = context.project.definition
    forbidden = definition.layers.map { $0.forbiddenFrameworks.compactMap { definition.family($0) } }
  }

  /// The violations, and the number of files that were examined.
  mutating func check(_ passages: inout FrameworkPassages) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard forbidden.contains(where: { !$0.isEmpty }) else { return outcome }
    outcome.examined = graph.files.indices.count { file in
      let layer = graph.files[file].isTest ? nil : context.importingLayer(of: FileID(UInt32(file)))
      return layer.map { !forbidden[$0.index].isEmpty } ?? false
    }
    let candidates = CandidateNames(forbidden.joined())
    let isCandidate = graph.externals.map { candidates.contains($0.name) || modules.contains($0.name) }
    let hasMembers = graph.externals.map { candidates.mayHaveMembers($0.name) || modules.contains($0.name) }
    for usage in context.usages.judgedOutside {
      guard let external = usage.reference.target.externalID, isCandidate[external.index] else { continue }
      if passages.isNeutral(usage) {
        note(usage, external, hasMembers: hasMembers[external.index], &passages)
      } else if context.wanted.contains(usage.reference.file),
        let violation = violation(usage, external, hasMembers: hasMembers[external.index])
      {
        outcome.violations.append(violation)
      }
    }
    for usage in usagesOfRoots() {
      guard let external = usage.reference.target.externalID, isCandidate[external.index] else { continue }
      if let violation = violation(usage, external, hasMembers: hasMembers[external.index]) {
        outcome.violations.append(violation)
      }
    }
    return outcome
  }

  private mutating func violation(_ usage: Usage, _ external: ExternalID, hasMembers: Bool) -> Violation? {
    guard let layer = usage.site.layer, !forbidden[layer.index].isEmpty,
      let (family, name) = forbiddenUse(usage, external, layer, hasMembers: hasMembers)
    else { return nil }
    var violation = violation(usage, layer, name, family.name)
    if let imports = imported[Import(file: usage.reference.file.index, family: family.name)] {
      violation.links = ViolationLinks(followsFrom: imports)
    }
    violation.state(because: family.because)
    return violation
  }

  /// What the layers of composition roots use that forbid something themselves: no other rule judges it.
  private func usagesOfRoots() -> [Usage] {
    let definition = context.project.definition
    let isMeant = definition.layers.indices.map { definition.layers[$0].isCompositionRoot && !forbidden[$0].isEmpty }
    guard isMeant.contains(true) else { return [] }
    return context.usages.filter { usage in
      usage.site.excuse == .compositionRoot && usage.site.layer.map { isMeant[$0.index] } ?? false
        && (usage.reference.kind != .calls || usage.reference.member.isNone)
    }
  }

  private mutating func note(
    _ usage: Usage, _ external: ExternalID, hasMembers: Bool, _ passages: inout FrameworkPassages
  ) {
    guard let symbol = passages.symbol(around: usage) else { return }
    var found: (family: FrameworkFamily, name: String)?
    var layers: Set<LayerID> = []
    for layer in passages.allLayers where !forbidden[layer.index].isEmpty {
      let use = forbiddenUse(usage, external, layer, hasMembers: hasMembers)
      guard let use, passages.layers(for: symbol, of: use.family).contains(layer) else { continue }
      found = found ?? use
      layers.insert(layer)
    }
    if let (family, name) = found { passages.note(usage, in: symbol, name: name, of: family, in: layers) }
  }

  /// The family that a layer forbids and of which a usage is, with the name that says so; nil if it may be used.
  private mutating func forbiddenUse(
    _ usage: Usage, _ external: ExternalID, _ layer: LayerID, hasMembers: Bool
  ) -> (family: FrameworkFamily, name: String)? {
    let verdict = verdict(on: usage.reference, external, layer, hasMembers: hasMembers)
    guard case .forbidden(let family, let name, let needsImport) = verdict,
      !needsImport || graph.imports(family, in: usage.reference.file),
      family.isOwn || !webPages.isGiven(usage, name), !isBeforeNestedType(usage, name)
    else { return nil }
    return (family, name)
  }

  private mutating func verdict(
    on reference: Reference, _ external: ExternalID, _ layer: LayerID, hasMembers: Bool
  ) -> Verdict {
    let isFunction = reference.kind == .calls
    guard hasMembers else {
      let key = (layer.index * graph.externals.count + external.index) * 2 + (isFunction ? 1 : 0)
      if let known = plainVerdicts[key] { return known }
      let verdict = answer(Question(layer: layer, external: external, member: "", isFunction: isFunction))
      plainVerdicts[key] = verdict
      return verdict
    }
    let question = Question(
      layer: layer, external: external, member: graph.text(reference.member, in: reference.file),
      isFunction: isFunction)
    if let known = verdicts[question] { return known }
    let verdict = answer(question)
    verdicts[question] = verdict
    return verdict
  }

  private func answer(_ question: Question) -> Verdict {
    let name = graph[question.external].name
    let isModule = modules.contains(name)
    for family in forbidden[question.layer.index] {
      let function = isModule ? question.member : name
      if family.functions.contains(where: { $0.matches(function) }) {
        return .forbidden(family, name: function, needsImport: false)
      }
      if question.isFunction { continue }
      // `UIApplication.State` is a part of `UIApplication`.
      let outer = outermostName(name)
      if family.types.contains(where: { $0.matches(frameworkType: name) }) {
        return .forbidden(family, name: name, needsImport: !isCertain(family, outer))
      }
      let member = name + "." + question.member
      if !question.member.isEmpty, family.members.contains(where: { $0.matches(member) }) {
        return .forbidden(family, name: member, needsImport: false)
      }
    }
    return .allowed
  }

  /// Built-in styles list short names such as `Color` or `Single`, which mean the framework's types only if the file
  /// imports it. Names with a prefix of Apple's, and those in the project's own definition, always mean the
  /// framework's.
  private func isCertain(_ family: FrameworkFamily, _ name: String) -> Bool {
    family.isOwn || family.modules.isEmpty || context.vocabulary.isCertainlyOfFramework(name)
  }

  /// `URLSession` of `URLSession.DataTaskPublisher`, which has a reference of its own.
  private func isBeforeNestedType(_ usage: Usage, _ name: String) -> Bool {
    let next = usage.order + 1
    guard usage.reference.kind == .mentions, next < graph.references.count else { return false }
    let nested = graph.references[next]
    guard nested.file == usage.reference.file, let external = nested.target.externalID, nested.kind != .calls else {
      return false
    }
    return nested.offset == usage.reference.offset + UInt32(lastComponent(name).utf8.count) + 1
      && graph[external].name.hasPrefix(name + ".")
  }

  private func violation(_ usage: Usage, _ from: LayerID, _ name: String, _ family: String) -> Violation {
    let symbol = context.symbol(usage)
    let layer = context.layerName(from)
    let remedy = context.remedy(forUsing: name, of: family, in: from)
    // An extension has the name of what it extends.
    let use =
      symbol == name
      ? "\(quoted(context.fileName(usage.reference.file))) of \(layer) extends \(quoted(name))"
      : "\(quoted(symbol)) of \(layer) uses \(quoted(name))"
    return Violation(
      at: usage.reference, symbol: symbol, target: name,
      message: "\(use), which belongs to the family '\(family)' that "
        + "\(layer) forbids",
      remedy: remedy, chain: [symbol, name], includes: [usage.reference.offset])
  }
}

extension RuleContext {
  /// What to do instead of using a name of a family that a layer forbids.
  func remedy(forUsing name: String, of family: String, in layer: LayerID) -> String {
    let place = placement(ofFamily: family, for: layer)
    return place.map {
      "move what needs \(quoted(name)) to \(listed($0.layers, "or")), and call it through a protocol of \($0.interface)"
    } ?? "remove the use of \(quoted(name)), and pass the values that \(layerName(layer)) needs"
  }
}

/// Names of external types and functions that are in a family, or have members in one: most names of a project are not
/// among them.
private struct CandidateNames {
  private var names: Set<String> = []
  private var patterns: [Glob] = []
  /// Those that have members in a family.
  private var owners: Set<String> = []
  /// A pattern of members that may begin with any name.
  private var isAny = false

  init(_ families: some Sequence<FrameworkFamily>) {
    for family in families {
      for glob in family.functions + family.types {
        if let literals = glob.literals { names.formUnion(literals) } else { patterns.append(glob) }
      }
      for glob in family.members {
        guard let literals = glob.literals else {
          isAny = true
          continue
        }
        // `A.b.c` may be member `b.c` of `A` and member `c` of `A.b`.
        for literal in literals {
          for index in literal.utf8.indices where literal.utf8[index] == UInt8(ascii: ".") {
            names.insert(String(literal[..<index]))
            owners.insert(String(literal[..<index]))
          }
        }
      }
    }
  }

  /// Whether a family may contain members of a name, and not only the name.
  func mayHaveMembers(_ name: String) -> Bool { isAny || owners.contains(name) }

  func contains(_ name: String) -> Bool {
    if isAny || names.contains(name) { return true }
    let outer = outermostName(name)
    return names.contains(outer) || patterns.contains { $0.matches(name) || $0.matches(outer) }
  }
}
