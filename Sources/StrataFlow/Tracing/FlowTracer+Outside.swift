import StrataDefinition
import StrataFrameworks
import StrataModel
import StrataRules

/// Where a flow leaves the project, and what is not known.
extension FlowTracer {
  /// A function or a member of a type outside the project.
  func steps(
    ofOutside meaning: Reference, _ callee: Int, _ chain: Int, _ closures: [Int], _ frame: Frame
  ) -> [FlowStep] {
    let tree = frame.tree
    var result: [FlowStep] = []
    let name = tree.name(callee)
    var owner = meaning.target.externalID.map { graph[$0].name } ?? ""
    if meaning.member.isNone, meaning.kind == .calls, !KnownFunctions.contains(name) {
      // A function without a receiver: of the extended type, if it is one of its members; `fatalError` never is.
      owner = extendedOutsideType(around: frame.region.declaration) ?? ""
    }
    if meaning.kind == .creates { return passed(closures, to: callee, frame) }
    let inner = owner.isEmpty ? [] : steps(insideOf: receiver(of: callee, chain, frame), callee, frame)
    let family = family(of: owner, function: owner.isEmpty ? name : "")
    if owner.isEmpty, family == nil {
      if isGap(callee, frame) { result += steps(ofUnknown: callee, [], frame) }
    } else if family != nil || inner.contains(where: says)
      || isUnknown(owner) && (isEffectful(callee, frame) || answersLater(callee, chain, frame))
    {
      var step = FlowStep(.external, name, at: location(of: callee, frame), steps: inner)
      step.owner = owner
      step.family = family
      result.append(step)
    }
    return result + passed(closures, to: callee, frame)
  }

  /// `Data(contentsOf: url)`, `data.write(to: url)`
  func fileStep(_ call: FileCalls.Call, _ callee: Int, _ frame: Frame) -> FlowStep {
    var step = FlowStep(.external, call.name, at: location(of: callee, frame))
    step.family = call.isFromWeb ? FrameworkFamily.network : FrameworkFamily.persistence
    return step
  }

  /// Whether nothing is known of a type, or of a function outside types.
  private func isUnknown(_ name: String) -> Bool {
    KnownTypes.modules(declaring: outermost(name)).isEmpty && !KnownFunctions.contains(name)
  }

  /// What a member is called on: `self` in an extension of a type outside the project.
  func receiver(of node: Int, _ chain: Int?, _ frame: Frame) -> [FlowValue] {
    guard let chain, frame.tree[node].kind == .member else { return frame.receiver }
    let base = frame.tree.base(of: chain)
    if frame.tree.isNamed(base, "self"), frame.tree.suffixes(of: chain).first(where: { _ in true }) == node {
      return frame.receiver
    }
    return values.values(ofChain: chain, upTo: node, in: frame.region)
  }

  /// What objects outside the project may run when one of their members is called: the closures with which they, and
  /// what they consist of, were created.
  private func steps(insideOf objects: [FlowValue], _ callee: Int, _ frame: Frame) -> [FlowStep] {
    var result: [FlowStep] = []
    var open = Array(objects.reversed())
    var seen: Set<FlowValue> = []
    while let value = open.popLast(), seen.count < Self.maximumParts {
      guard seen.insert(value).inserted else { continue }
      switch value {
      case .outside(let name, let site):
        guard let region = values.regions.region(of: site) else { continue }
        for argument in region.tree.arguments(of: site.node) {
          let parts = values.values(at: region.tree.value(of: argument), in: region)
          open += parts.filter { if case .outside = $0 { true } else { false } }.reversed()
          let label = region.tree.name(argument)
          let functions = parts.filter {
            if case .outside = $0 { false } else if case .object = $0 { false } else { true }
          }
          guard !functions.isEmpty else { continue }
          let steps = running(functions, named: label.isEmpty ? name : "\(label) of \(name)", at: callee, frame)
          result += steps.filter(says)
        }
      default: continue
      }
    }
    return result
  }

  /// How many objects outside the project are searched for closures, for one call.
  private static let maximumParts = 50

  private func outermost(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  /// The family of what is called, if it is the network or a storage.
  private func family(of type: String, function: String) -> String? {
    let vocabulary = project.vocabulary
    if !type.isEmpty {
      let outer = outermost(type)
      if vocabulary[.networkTypes].matches(type) || vocabulary[.networkTypes].matches(outer) {
        return FrameworkFamily.network
      }
      if vocabulary[.storageTypes].contains(outer) || vocabulary[.directStorages].matches(outer) {
        return FrameworkFamily.persistence
      }
    }
    for name in [FrameworkFamily.network, FrameworkFamily.persistence] {
      guard let family = project.definition.family(name) else { continue }
      if !type.isEmpty, family.types.contains(where: { $0.matches(type) || $0.matches(outermost(type)) }) {
        return name
      }
      if !function.isEmpty, family.functions.contains(where: { $0.matches(function) }) { return name }
    }
    return nil
  }

  /// Whether a call can fail or wait: it stands after `try` or `await`.
  private func isEffectful(_ node: Int, _ frame: Frame) -> Bool {
    for ancestor in frame.region.parents.ancestors(of: node) {
      switch frame.tree[ancestor].kind {
      case .effect: return true
      case .block, .closure, .argument: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a chain passes a closure and is a statement, as calls are that answer later: `shelf.box(name).fetch { … }`.
  /// In code that draws screens such closures mostly describe views.
  private func answersLater(_ callee: Int, _ chain: Int, _ frame: Frame) -> Bool {
    let tree = frame.tree
    let around = frame.region.parents.ancestors(of: chain).first { _ in true }.map { tree[$0].kind }
    let isStatement = around == nil || around == .block || around == .closure || around == .switchCase
    guard tree[callee].kind == .member, isStatement, !importsUI(frame.file) else { return false }
    return tree.suffixes(of: chain).contains { part in
      tree[part].kind == .call && tree.arguments(of: part).contains { tree[tree.value(of: $0)].kind == .closure }
    }
  }

  /// Whether a file draws screens.
  private func importsUI(_ file: FileID) -> Bool {
    project.definition.family(FrameworkFamily.ui).map { graph.imports($0, in: file) } ?? false
  }

  /// Whether the project declares a member of this name, and it is not known whether that is meant.
  private func isGap(_ node: Int, _ frame: Frame) -> Bool {
    // `.refused(…)` and `Logger(…)` make values.
    guard frame.tree[node].kind != .implicitMember, frame.tree.name(node).first?.isUppercase != true else {
      return false
    }
    return gaps.contains(GapKey(frame.file, frame.tree[node].offset))
  }

  /// A call of which only the name is known.
  func steps(ofUnknown callee: Int, _ closures: [Int], _ frame: Frame) -> [FlowStep] {
    let later = passed(closures, to: callee, frame)
    guard isGap(callee, frame) else { return later }
    return [FlowStep(.unknown, frame.tree.name(callee), at: location(of: callee, frame))] + later
  }
}

/// A location of a name.
struct GapKey: Hashable {
  var file: FileID
  var offset: UInt32

  init(_ file: FileID, _ offset: UInt32) { (self.file, self.offset) = (file, offset) }
}
