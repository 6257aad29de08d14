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
  private let body: CodeBody
  private let project: ClassifiedGraph
  private let signs: DecisionSigns
  let vocabulary: Vocabulary

  /// Nil if the code contains no decision.
  init?(_ body: CodeBody, in project: ClassifiedGraph, setting: DecisionSetting) {
    vocabulary = project.vocabulary
    signs = DecisionSigns(of: body, vocabulary)
    guard !signs.isDisjoint(with: .deciding) else { return nil }
    self.body = body
    self.project = project
    tree = body.tree
    range = body.range
    self.setting = setting
  }

  private(set) lazy var outcomes = Outcomes(
    tree: tree, parents: tree.parents(in: range), setting: setting, vocabulary: vocabulary)
  private lazy var words = Words.split(project.graph.name(of: body.member))
  /// Whether the function or property is itself a check: `isFormValid`, `validate(email:)`.
  private(set) lazy var isCheck = body.kind != .initialValue && words.contains { vocabulary[.checks].contains($0) }
  /// Whether the property or function returns whether something is allowed: `canCheckout`, `isEligible`.
  private lazy var isVerdict =
    (words.first.map { vocabulary[.verdicts].contains($0) } ?? false)
    && (body.kind == .accessor || body.kind == .function && answersYesOrNo)
  /// Nil if the code computes no time spans, and so needs no local variables.
  private lazy var locals =
    range.contains { tree.isNamed($0, oneOf: vocabulary[.timeSpans].names) }
    ? LocalVariables(of: tree, in: range) : nil
  private(set) lazy var viewCollections = ViewCollections(body, in: project)
  private(set) lazy var calls = tree.calls(in: range)

  /// All decisions, in source order: of each statement one validation and one calculation, and of the other kinds one
  /// for each subject.
  func decisions() -> [Decision] {
    var found: [Decision] = []
    var checked: Set<Int> = []
    if signs.contains(.bound) || signs.isSuperset(of: [.equality, .length]) {
      let comparisons = comparisons()
      found = comparisons + dateDifferences(among: comparisons)
      checked = Set(comparisons.map { statement(of: $0.node) })
    }
    if signs.contains(.containment) { found += rangeChecks() }
    if signs.contains(.arithmetic) { found += calculations() }
    if signs.contains(.choice) { found += filters() }
    if signs.contains(.loop) { found += loops() }
    if signs.contains(.sum) { found += sums() }
    if signs.contains(.textCheck) { found += patterns() }
    if signs.contains(.switch) { found += scales() }
    guard !found.isEmpty else { return [] }
    found.sort { ($0.offset, $0.kind) < ($1.offset, $1.kind) }
    var seen: Set<String> = []
    var places: Set<UInt32> = []
    return found.filter { decision in
      // A computation for a check is part of that check.
      if decision.kind == .calculation, checked.contains(statement(of: decision.node)) { return false }
      let key: String
      // A bound in the same condition as a check is part of that check.
      if decision.kind == .threshold, seen.contains("\(Decision.Kind.validation) \(statement(of: decision.node))") {
        return false
      }
      let statement = statement(of: decision.node)
      switch decision.kind {
      // All parts of one statement are one rule.
      case .calculation, .dateDifference, .validation: key = "\(statement)"
      case .threshold where isVerdict: key = "\(statement)"
      default: key = "\(decision.subject) \(statement)"
      }
      // One comparison may match both as a bound and as the criterion of a loop.
      guard !places.contains(decision.offset), seen.insert("\(decision.kind) \(key)").inserted else { return false }
      places.insert(decision.offset)
      return true
    }
  }

  /// The statement that a node is part of.
  func statement(of node: Int) -> Int {
    var current = node
    while let parent = outcomes.parents[current] {
      switch tree[parent].kind {
      case .block, .closure, .switchCase: return current
      default: current = parent
      }
    }
    return current
  }

  // MARK: Comparisons

  private func comparisons() -> [Decision] {
    // The outcome for the statement examined last: all its conditions have the same one.
    var outcome: (statement: Int, fails: Bool)?
    func fails(_ statement: Int) -> Bool {
      if let outcome, outcome.statement == statement { return outcome.fails }
      let fails = outcomes.fails(statement)
      outcome = (statement, fails)
      return fails
    }
    return tree.comparisons(in: range).compactMap { use in
      guard !tree[use.node].flags.contains(.exempt), !isEquality(use) || mentionsLength(use),
        !isInsideFilter(use.node)
      else { return nil }
      let left = operand(use.left)
      let right = operand(use.right)
      guard !isTechnical(left), !isTechnical(right), !left.hasText, !right.hasText else { return nil }
      guard let kind = kind(of: use, left, right, fails: fails) else { return nil }
      let subject = left.number == nil ? left.path : right.path
      return decision(kind, at: use.left.lowerBound, subject: subject, text: tree.text(of: use))
    }
  }

  private func kind(
    of use: OperatorUse, _ left: Operand, _ right: Operand, fails: (_ statement: Int) -> Bool
  ) -> Decision.Kind? {
    let number = left.number ?? right.number
    let statement = outcomes.statement(around: use.node)
    let fails = statement.map(fails) ?? false
    let subjects = [left, right].filter { $0.number == nil }
    guard !subjects.contains(where: { $0.names.isEmpty }) else { return nil }
    if isEquality(use) {
      let isRefused =
        fails || isCheck || setting == .view && statement != nil && subjects.allSatisfy(isCodeLength)
      return isRefused && isLength(number, subjects) ? .validation : nil
    }
    let isAmount = subjects.contains { $0.mentions(vocabulary[.amounts]) || isTrait($0) }
    if fails, isDateRange(left, right) { return .dateRange }
    if setting == .viewModel, isVerdict, subjects.contains(where: { isDateDifference($0) }) { return .dateRange }
    if fails || isCheck, isBusinessBound(number, subjects, isAmount) { return .validation }
    if setting != .data, let number, abs(number) >= 2, subjects.contains(where: { isCredentialLength($0) }) {
      return .validation
    }
    if setting == .viewModel, let statement, isRefused(statement), (number ?? 0) >= 2,
      subjects.contains(where: { isBoundedParameter($0) })
    {
      return .validation
    }
    if setting == .view, isLength(number, subjects), isInside(vocabulary[.disablingModifiers].names, use.node) {
      return .validation
    }
    if statement != nil || isCondition(use), isAmount, isSteering(number, subjects) { return .threshold }
    let isTotal = subjects.contains { self.isTotal($0) }
    guard let number, setting != .data, abs(number) >= 2 else { return nil }
    if setting == .viewModel, isVerdict, isAmount || isTotal || subjects.contains(where: { isYearsOfLife($0) }) {
      return .threshold
    }
    // In views, small totals and numbers such as 99 belong to badges and pages: `99+`.
    if setting == .view, number < 10 || [99, 999, 9999].contains(number) { return nil }
    return isTotal && (statement != nil || isCondition(use)) ? .threshold : nil
  }

  /// `(1...100).contains(amount)`
  private func rangeChecks() -> [Decision] {
    calls.compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.rangeChecks].names),
        let argument = tree.firstChild(of: call.suffix)
      else { return nil }
      let base = tree.base(of: call.chain)
      let bounds = tree.operators(in: tree.subtree(of: base)) { $0 == "..." || $0 == "..<" }
      guard tree[base].kind == .tuple, !bounds.isEmpty else { return nil }
      let operand = self.operand(tree.inside(argument))
      guard !isTechnical(operand), !operand.names.isEmpty else { return nil }
      let fails = outcomes.statement(around: call.chain).map { outcomes.fails($0) } ?? false
      let isBusiness = setting != .data || operand.mentions(vocabulary[.amounts])
      guard isBusiness, fails || isCheck, !isStatusCode(200, [operand]) else { return nil }
      return decision(
        .validation, at: call.chain, subject: operand.path,
        text: tree.text(of: tree.subtree(of: call.chain)))
    }
  }

  // MARK: Helpers

  /// The initial value of the local variable that a name stands for at a node.
  func localValue(_ name: String, at use: Int) -> Range<Int>? {
    locals?.variable(named: name, at: use)?.value.map { tree.subtree(of: $0) }
  }

  func operand(_ range: Range<Int>) -> Operand { Operand(range, in: tree, vocabulary) }

  func decision(_ kind: Decision.Kind, at node: Int, subject: String, text: String) -> Decision {
    Decision(kind: kind, node: node, offset: tree[node].offset, subject: subject, text: tree.shortened(text))
  }

  /// Whether a node is inside the closure of a `filter`, which is examined separately.
  private func isInsideFilter(_ node: Int) -> Bool {
    for ancestor in outcomes.parents.ancestors(of: node) where tree[ancestor].kind == .closure {
      return call(around: ancestor).map { vocabulary[.elementFunctions].contains(tree.name($0.callee)) } ?? false
    }
    return false
  }

  /// The call of the innermost enclosing chain, if the node is one of its arguments.
  private func call(around node: Int) -> CodeCall? {
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

  private var answersYesOrNo: Bool {
    let facts = project.graph.facts(of: body.declaration)
    return facts.nominalName(of: facts.declarations[Int(body.declaration.index)].type)
      .map { vocabulary[.truthTypes].contains($0) } ?? false
  }

  /// Whether a parameter of the function has the name and, if types are given, one of these types.
  func isParameter(_ name: String, typed types: WordList? = nil) -> Bool {
    let facts = project.graph.facts(of: body.declaration)
    return facts.parameters[facts.declarations[Int(body.declaration.index)].parameters.range].contains { parameter in
      guard facts.names.equals(parameter.name, name) else { return false }
      guard let types else { return true }
      return facts.nominalType(of: parameter.type).map { facts.names.isOne(of: types.names, facts.types[$0].name) }
        ?? false
    }
  }
}
