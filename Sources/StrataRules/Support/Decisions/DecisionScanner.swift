import StrataClassification
import StrataDefinition
import StrataModel

/// Finds decisions by business criteria in a piece of code. A heuristic on names, numbers and outcomes, without types;
/// if in doubt, it finds nothing.
///
/// A class with lazy properties, because most bodies need few of them.
final class DecisionScanner {
  let tree: CodeTree
  let range: Range<Int>
  let setting: DecisionSetting
  let body: CodeBody
  let project: ClassifiedGraph
  let signs: DecisionSigns
  let vocabulary: Vocabulary

  private init(_ body: CodeBody, _ signs: DecisionSigns, in project: ClassifiedGraph, setting: DecisionSetting) {
    vocabulary = project.vocabulary
    self.signs = signs
    self.body = body
    self.project = project
    tree = body.tree
    range = body.range
    self.setting = setting
  }

  /// Nil if the code contains no decision, or is that of an operator, which defines an order. That is so for most code,
  /// which is known before an object is made.
  static func scanner(of body: CodeBody, in project: ClassifiedGraph, setting: DecisionSetting) -> DecisionScanner? {
    let signs = DecisionSigns(of: body, project.vocabulary)
    guard
      !signs.isDisjoint(with: .deciding) || setting == .data && signs.contains(.refusal)
        || setting == .viewModel && (signs.contains(.flag) || isRoute(body, in: project)),
      !project.graph.isOperator(body.member), setting != .data || !isUpkeep(body, in: project)
    else { return nil }
    return DecisionScanner(body, signs, in: project, setting: setting)
  }

  private static func isRoute(_ body: CodeBody, in project: ClassifiedGraph) -> Bool {
    let role = project.graph.enclosingType(of: body.member).flatMap { project.role(of: $0) }
    return role == .coordinator || role == .router
  }

  private(set) lazy var outcomes = Outcomes(
    tree: tree, parents: tree.parents(in: range), range: range, setting: setting, vocabulary: vocabulary)
  /// The words of the name of the function or property.
  private(set) lazy var words = Words.split(project.graph.name(of: body.member))
  /// Whether the function or property is itself a check: `isFormValid`, `validate(email:)`.
  private(set) lazy var isCheck = body.kind != .initialValue && words.contains { vocabulary[.checks].contains($0) }
  /// Whether the property or function returns whether something is allowed: `canCheckout`, `isEligible`.
  private(set) lazy var isVerdict =
    (words.first.map { vocabulary[.verdicts].contains($0) } ?? false)
    && (body.kind == .accessor || body.kind == .function && answersYesOrNo)
  /// Whether its result is true or false.
  private(set) lazy var answersYesOrNo = resultIsTruth
  /// Whether the code is that of a coordinator: what it calls shows screens.
  private(set) lazy var isRoute = Self.isRoute(body, in: project)
  /// Whether the code is that of a value of the domain, in an extension.
  private(set) lazy var isCodeOfModel = project.graph.enclosingType(of: body.member).map(isModel) ?? false
  /// Whether the code is that of a DTO, in Data.
  private(set) lazy var isCodeOfTransfer = setting == .data && role == .dto
  /// Whether the code is that of an endpoint.
  private(set) lazy var isCodeOfRoute = setting == .data && role == .networkRoute
  private(set) lazy var role = project.graph.enclosingType(of: body.member).flatMap { project.role(of: $0) }
  /// The names of closures that tell the current time: `let clock: () -> Date`.
  private(set) lazy var clocks = namesOfClocks
  /// Whether the code reads the current time.
  private(set) lazy var readsTime = signs.contains(.now) || callsClock
  var domainLayer: String? { project.domainLayer }
  private(set) lazy var locals = LocalVariables(of: tree, in: range)
  private lazy var computesTimeSpans = range.contains { tree.isNamed($0, oneOf: vocabulary[.timeSpans].names) }
  private(set) lazy var viewCollections = ViewCollections(body, in: project)
  private(set) lazy var calls = tree.calls(in: range)
  private(set) lazy var equalities = tree.equalities(in: range)
  /// The names of the values that reported comparisons check.
  private(set) var checkedNames: Set<String> = []

  /// All decisions, in source order: of each statement one validation and one calculation, and of the other kinds one
  /// for each subject.
  func decisions() -> [Decision] {
    var found: [Decision] = []
    // Most kinds of decisions are in few bodies, and appending nothing is not free.
    func add(_ decisions: [Decision]) {
      if !decisions.isEmpty { found += decisions }
    }
    var checked: Set<Int> = []
    if !signs.isDisjoint(with: [.bound, .containment, .switch])
      || signs.contains(.equality) && !signs.isDisjoint(with: [.length, .standing, .secret])
    {
      let comparisons = comparisons()
      add(comparisons)
      add(dateDifferences(among: comparisons))
      checked = Set(comparisons.map { unit(of: $0.node) })
      checkedNames = Set(comparisons.map(\.subject))
    }
    if !signs.isDisjoint(with: [.constant, .containment, .switch]) { add(constants()) }
    if signs.contains(.equalMembers) { add(equalValues()) }
    if setting == .view { add(actionsByCase()) }
    if signs.isSuperset(of: [.secret, .containment]) { add(secretLists()) }
    if !signs.isDisjoint(with: [.containment, .constant]) { add(calendarChecks()) }
    if signs.contains(.arithmetic) {
      add(calculations())
      add(labelledAmounts())
      add(caps())
      add(nextCases())
      add(computedOrders())
      add(shiftedDates())
      add(divisibilityChecks())
    }
    if !signs.isDisjoint(with: [.constant, .switch]) { add(coupons()) }
    if !signs.isDisjoint(with: [.constant, .textCheck]) {
      // A string that is checked beside its length is part of that check.
      add(textChecks().filter { !checked.contains(unit(of: $0.node)) })
    }
    if !signs.isDisjoint(with: [.switch, .constant, .table, .choiceOfNumbers]) {
      add(tariffs())
      add(quotas())
    }
    if setting == .data, !signs.isDisjoint(with: [.bound, .constant]) { add(namedConditions()) }
    if signs.contains(.dateShift) { add(computedDates()) }
    if signs.contains(.dateShift) || signs.isSuperset(of: [.now, .arithmetic]) { add(timesLeft()) }
    if signs.contains(.choice) {
      add(filters())
      add(listChecks())
      add(membershipChecks())
      add(bestElements())
    }
    if !signs.isDisjoint(with: [.bound, .choice]) { add(orders()) }
    if signs.contains(.bound) { add(conditionsOfElements()) }
    if signs.contains(.containment) { add(intervalChecks()) }
    if signs.contains(.loop) { add(loops()) }
    if signs.contains(.sum) { add(sums()) }
    if signs.contains(.bound) { add(comparedTexts()) }
    if signs.contains(.textCheck) { add(patterns()) }
    if signs.contains(.entitlement) { add(entitlements()) }
    add(flags())
    add(refusalsInData())
    add(routesByStatus())
    return distinct(found, checked: checked)
  }

  /// One decision of several that state the same rule, in source order.
  /// - Parameter checked: the statements with a comparison.
  private func distinct(_ found: [Decision], checked: Set<Int>) -> [Decision] {
    guard !found.isEmpty else { return [] }
    let checked = checked.union(found.lazy.filter { $0.kind == .filter }.map { self.unit(of: $0.node) })
    var seen: Set<String> = []
    var places: Set<UInt32> = []
    // What a branch does that a reported bound or case selects.
    var selected: Set<Int> = []
    // The chains of which other decisions are parts: those that choose elements, and calculations over them.
    var chains: [Range<Int>] = []
    let ordered = found.sorted { $0.offset == $1.offset ? $0.kind < $1.kind : $0.offset < $1.offset }
    return ordered.filter { decision in
      let unit = unit(of: decision.node)
      switch decision.kind {
      // Whether the device is connected is a fact of the machine.
      case .status where decision.subject.split(separator: ".").dropLast().contains(where: isConnectivity): return false
      // A computation for a check is part of that check.
      case .calculation where checked.contains(unit) || selected.contains(statement(of: decision.node)): return false
      // A bound in the same condition as a check is part of that check.
      case .threshold where seen.contains("\(Decision.Kind.validation) \(unit)"): return false
      // `visits.sorted { $0.fee > $1.fee }.prefix(3)`: the order is part of the choice.
      case .order where chains.contains(where: { $0.contains(decision.node) }): return false
      case .calculation where decision.subject == "dates" && chains.contains(where: { $0.contains(decision.node) }):
        return false
      default: break
      }
      guard let key = newKey(of: decision, in: unit, &seen) else { return false }
      // One comparison may match both as a bound and as the criterion of a loop.
      guard !places.contains(decision.offset), seen.insert("\(decision.kind) \(key)").inserted else { return false }
      places.insert(decision.offset)
      if decision.kind == .filter || decision.kind == .calculation, tree[decision.node].kind == .chain {
        chains.append(tree.subtree(of: decision.node))
      }
      if decision.kind == .threshold || decision.kind == .tariff,
        let choice = outcomes.statement(around: decision.node) ?? outcomes.switchOver(decision.node)
      {
        selected.formUnion(outcomes.blocks(of: choice).compactMap { tree.onlyChild(of: $0) })
      }
      return true
    }
  }

  /// What tells the rule of a decision from others of its kind; nil if a decision of another kind states it.
  private func newKey(of decision: Decision, in statement: Int, _ seen: inout Set<String>) -> String? {
    switch decision.kind {
    // All parts of one statement are one rule.
    case .calculation, .validation: return "\(statement)"
    case .dateDifference, .dateRange: return seen.insert("dates \(statement)").inserted ? "\(statement)" : nil
    case .threshold where isVerdict || answersYesOrNo, .status where answersYesOrNo:
      return seen.insert("answer \(statement)").inserted ? "\(statement)" : nil
    default: return "\(decision.subject) \(statement)"
    }
  }

  private func isConnectivity(_ name: Substring) -> Bool {
    Words.contains(String(name), in: vocabulary[.connectivityWords])
  }

  // MARK: Helpers

  /// The initial value of the local variable that a name stands for at a node, in code that computes time spans.
  func localTimeSpan(_ name: String, at use: Int) -> Range<Int>? {
    guard computesTimeSpans else { return nil }
    return locals.variable(named: name, at: use)?.value.map { tree.subtree(of: $0) }
  }

  /// Of the name of a local constant its initial value, nil if it has none; any other value itself.
  func valueOfLocal(_ value: Int) -> Int? {
    guard tree[value].kind == .identifier else { return value }
    return locals.variable(named: tree.name(value), at: value)?.value.map { tree.unwrapped($0) }
  }

  func operand(_ range: Range<Int>) -> Operand { Operand(range, in: tree, vocabulary) }

  func decision(_ kind: Decision.Kind, at node: Int, subject: String, text: String) -> Decision {
    Decision(kind: kind, node: node, offset: tree[node].offset, subject: subject, text: tree.shortened(text))
  }

  /// Whether a node is inside the closure of a `filter`, which is examined separately.
  func isInsideFilter(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) where tree[ancestor].kind == .closure {
      return call(around: ancestor).map { tree.isNamed($0.callee, oneOf: vocabulary[.elementFunctions].names) } ?? false
    }
    return false
  }

  /// The call of the innermost enclosing chain, if the node is one of its arguments.
  func call(around node: Int) -> CodeCall? {
    var child = node
    for ancestor in outcomes.parents.ancestors(of: node) {
      if tree[ancestor].kind == .chain { return call(child, of: ancestor) }
      child = ancestor
    }
    return nil
  }

  /// The call that a suffix of a chain makes. The calls are in the order of chains, then of suffixes.
  func call(_ suffix: Int, of chain: Int) -> CodeCall? {
    let index = calls.partitionPoint(while: { ($0.chain, $0.suffix) < (chain, suffix) })
    guard index < calls.count, calls[index].chain == chain, calls[index].suffix == suffix else { return nil }
    return calls[index]
  }

  private var resultIsTruth: Bool {
    guard body.kind != .initialValue else { return false }
    let facts = project.graph.facts(of: body.declaration)
    let own = facts.declarations[Int(body.declaration.index)]
    // The type of a `get` is that of its variable.
    let type = own.kind == .accessor ? project.graph[body.member].type : own.type
    return facts.nominalName(of: type).map { vocabulary[.truthTypes].contains($0) } ?? false
  }
}
