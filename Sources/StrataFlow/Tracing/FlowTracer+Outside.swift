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
    if meaning.kind == .creates {
      // `SecItemAdd(query, nil)` looks like a value that is made.
      let call = step(ofFunctionAt: callee, frame).map { [$0] } ?? []
      return call + passed(closures, to: callee, frame)
    }
    let inner = isClosed(owner) ? [] : steps(insideOf: receiver(of: callee, chain, frame), callee, frame)
    let runs = runs(callee, chain, frame) || runsLater(chain, frame)
    let isOrder = isUnknown(owner) && isOrder(callee, chain, frame)
    let family =
      family(of: owner, function: isFunction(callee, frame) && owner.isEmpty ? name : "")
      ?? (runs || isOrder ? familyOfModule(declaring: owner, in: frame.file) : nil)
    if family == nil, owner.isEmpty || isUnknown(owner) || isAdapter(owner), let step = step(ofFamilyAt: callee, frame)
    {
      result.append(step)
    } else if owner.isEmpty, family == nil {
      result += steps(ofUnknown: callee, [], frame)
    } else if family != nil || inner.contains(where: says)
      || isUnknown(owner) && runs || isOrder
    {
      let title = family == nil ? linkedName(callee, chain, frame) : name
      var step = FlowStep(.external, title, at: location(of: callee, frame), steps: inner)
      if family == FrameworkFamily.network { step.request = requestText(ofCallAt: callee, frame) }
      step.owner = owner
      step.family = family
      if isTried(callee, frame) { step.thrown = Self.anyError }
      result.append(step)
    }
    return result + passed(closures, to: callee, frame)
  }

  /// Whether a type runs no closure that an instance was created with when a member is called: that of a task runs when
  /// it is created, and the values of the standard library keep none.
  private func isClosed(_ owner: String) -> Bool {
    owner.isEmpty || project.vocabulary[.taskTypes].contains(owner)
      || KnownTypes.modules(declaring: outermost(owner)).contains("Swift")
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
          // Which of many closures it is, its user does not know either.
          result += steps.filter { $0.kind != .unknown && says($0) }
        }
      default: continue
      }
    }
    return result
  }

  /// How many objects outside the project are searched for closures, for one call.
  private static let maximumParts = 50

  /// Whether a call can fail, wait or answer later.
  func runs(_ callee: Int, _ chain: Int, _ frame: Frame) -> Bool {
    isEffectful(callee, frame) || answersLater(callee, chain, frame)
  }

  /// Whether a call can fail or wait: it stands after `try` or `await`.
  func isEffectful(_ node: Int, _ frame: Frame) -> Bool { isEffectful(node, frame) { _ in true } }

  /// Whether a call can throw an error to the code around it.
  func isTried(_ node: Int, _ frame: Frame) -> Bool {
    isEffectful(node, frame) { frame.tree.isNamed($0, "try") }
  }

  private func isEffectful(_ node: Int, _ frame: Frame, where isMeant: (Int) -> Bool) -> Bool {
    for ancestor in frame.region.parents.ancestors(of: node) {
      switch frame.tree[ancestor].kind {
      case .effect where isMeant(ancestor): return true
      case .block, .closure, .argument: return false
      default: continue
      }
    }
    return false
  }

  static let anyError = "any Error"

  /// Whether a chain passes a closure and is a statement, as calls are that answer later: `shelf.box(name).fetch { … }`.
  /// In code that draws screens such closures mostly describe views.
  func answersLater(_ callee: Int, _ chain: Int, _ frame: Frame) -> Bool {
    let tree = frame.tree
    guard tree[callee].kind == .member, isStatement(chain, frame), !importsUI(frame.file) else { return false }
    return tree.suffixes(of: chain).contains { part in
      tree[part].kind == .call && tree.arguments(of: part).contains { tree[tree.value(of: $0)].kind == .closure }
    }
  }

  /// Whether a file draws screens.
  func importsUI(_ file: FileID) -> Bool {
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

  /// The type in `try Archive.unpack(file)` and `Api.shared.load { … }`, if it is not known and the call can fail, wait
  /// or answer later.
  private func unknownType(of callee: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    guard tree[callee].kind == .member, let chain = frame.region.parents[callee], tree[chain].kind == .chain else {
      return nil
    }
    let base = tree.base(of: chain)
    let name = tree.name(base)
    guard tree[base].kind == .identifier, name.first?.isUppercase ?? false,
      tree.suffixes(of: chain).prefix(while: { $0 < callee }).allSatisfy({ tree[$0].kind == .member }),
      !graph.references(in: frame.file, at: tree[base].offset).contains(where: { $0.target.externalID == nil }),
      isUnknown(name),
      runs(callee, chain, frame) || isOrder(callee, chain, frame) && isNear(callee, chain, tree)
    else { return nil }
    return name
  }

  /// A call of which only the name is known.
  func steps(ofUnknown callee: Int, _ closures: [Int], _ frame: Frame) -> [FlowStep] {
    let later = passed(closures, to: callee, frame)
    if let step = step(ofFamilyAt: callee, frame) { return [step] + later }
    if let step = step(ofFunctionAt: callee, frame) { return [step] + later }
    if let step = step(ofCFunctionAt: callee, frame) { return [step] + later }
    if let type = unknownType(of: callee, frame) ?? elementType(ofReceiverAt: callee, frame)
      ?? superclass(ofMemberAt: callee, frame)
    {
      let name = frame.region.parents[callee].map { linkedName(callee, $0, frame) } ?? frame.tree.name(callee)
      var step = FlowStep(.external, name, at: location(of: callee, frame))
      step.owner = type
      if isTried(callee, frame) { step.thrown = Self.anyError }
      return [step] + later
    }
    if let giver = giver(ofReceiverAt: callee, frame) {
      guard isEffectful(callee, frame) else { return later }
      var step = FlowStep(.external, frame.tree.name(callee), at: location(of: callee, frame))
      step.family = family(of: giver, function: "") ?? familyOfModule(declaring: giver, in: frame.file)
      return [step] + later
    }
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
