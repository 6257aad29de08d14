import StrataDefinition
import StrataModel

/// The elements of a piece of code that decisions need: a decision whose elements are missing cannot occur.
struct DecisionSigns: OptionSet {
  let rawValue: UInt32

  /// `<`, `<=`, `>`, `>=`
  static let bound = DecisionSigns(rawValue: 1)
  /// `==` and the other comparisons.
  static let equality = DecisionSigns(rawValue: 2)
  /// The length of a string or a collection.
  static let length = DecisionSigns(rawValue: 4)
  static let arithmetic = DecisionSigns(rawValue: 8)
  static let `switch` = DecisionSigns(rawValue: 16)
  static let loop = DecisionSigns(rawValue: 32)
  /// A call that chooses among elements.
  static let choice = DecisionSigns(rawValue: 64)
  /// A call that computes one value from all elements.
  static let sum = DecisionSigns(rawValue: 128)
  /// A call that checks text.
  static let textCheck = DecisionSigns(rawValue: 256)
  /// A call that asks whether a value is in a range.
  static let containment = DecisionSigns(rawValue: 512)
  /// The status of a value.
  static let standing = DecisionSigns(rawValue: 1024)
  /// A password.
  static let secret = DecisionSigns(rawValue: 2048)
  /// The current time, or the time until then.
  static let now = DecisionSigns(rawValue: 4096)

  /// A comparison with a constant.
  static let constant = DecisionSigns(rawValue: 8192)
  /// A dictionary in the code.
  static let table = DecisionSigns(rawValue: 16_384)
  /// A branch or conditional expression with a number as its result.
  static let choiceOfNumbers = DecisionSigns(rawValue: 32_768)
  /// Two members that are compared for equality.
  static let equalMembers = DecisionSigns(rawValue: 65_536)
  /// A statement that throws.
  static let refusal = DecisionSigns(rawValue: 131_072)

  /// What somebody has paid for.
  static let entitlement = DecisionSigns(rawValue: 262_144)

  /// A date that is computed from another one, or the time between two in units of a calendar.
  static let dateShift = DecisionSigns(rawValue: 524_288)

  /// A branch whose condition is a name, also a negated one.
  static let flag = DecisionSigns(rawValue: 1_048_576)

  /// Without any of these there is no decision: a loop or an equality alone is none.
  static let deciding: DecisionSigns = [
    .bound, .length, .arithmetic, .switch, .choice, .sum, .textCheck, .containment, .standing, .secret, .constant,
    .table, .choiceOfNumbers, .equalMembers, .entitlement,
    .dateShift,
  ]
}

extension DecisionSigns {
  init(of body: CodeBody, _ vocabulary: Vocabulary) {
    self = []
    let tree = body.tree
    let table = tree.names
    let names = vocabulary[.decidingMembers].names
    let labels = vocabulary[.dateShiftLabels].names
    for node in body.range {
      switch tree[node].kind {
      case .binaryOperator:
        let sign = Self.sign(of: tree.operatorText(node))
        formUnion(sign)
        if sign == .equality {
          if Self.hasConstant(beside: node, in: tree, body.range) {
            insert(.constant)
          } else if Self.isMember(after: node, in: tree, body.range) {
            insert(.equalMembers)
          }
        }
      case .switch: insert(.switch)
      case .throw: insert(.refusal)
      case .caseBinding where Self.hasRange(node, in: tree): insert(.switch)
      case .caseBinding where Self.hasConstant(node, in: tree): insert(.constant)
      case .ternary where Self.choosesNumber(node, in: tree): insert(.choiceOfNumbers)
      case .if, .guard:
        if Self.hasName(node, in: tree) { insert(.flag) }
        if tree[node].kind == .if, Self.changesNumber(node, in: tree) { insert(.choiceOfNumbers) }
      case .argument where table.isOne(of: labels, tree[node].name): insert(.dateShift)
      case .for: insert(.loop)
      case .dictionaryLiteral: insert(.table)
      case .identifier, .member, .implicitMember, .macro:
        if table.isOne(of: names, tree[node].name) { formUnion(Self.sign(of: node, in: tree, vocabulary)) }
      default: break
      }
    }
  }

  /// `tier == .gold`, `.gold == tier`, `Tier.gold == tier`
  private static func hasConstant(beside use: Int, in tree: CodeTree, _ range: Range<Int>) -> Bool {
    let right = Int(tree[use].next)
    if right < range.upperBound, tree.isConstant(right) { return true }
    return [use - 1, use - 3].contains { range.contains($0) && Int(tree[$0].next) == use && tree.isConstant($0) }
  }

  /// `person.zone == area.zone`
  private static func isMember(after use: Int, in tree: CodeTree, _ range: Range<Int>) -> Bool {
    let right = Int(tree[use].next)
    return right < range.upperBound && tree[right].kind == .chain
  }

  /// `if case 1..<10 = amount`: other patterns decide nothing by themselves.
  private static func hasRange(_ binding: Int, in tree: CodeTree) -> Bool {
    guard let pattern = tree.firstChild(of: binding), tree[pattern].kind == .expressionPattern else { return false }
    return tree.inside(pattern).contains { DecisionScanner.ranges.contains(tree.name($0)) }
  }

  /// `if case .refused = claim.approval`
  private static func hasConstant(_ binding: Int, in tree: CodeTree) -> Bool {
    guard let pattern = tree.firstChild(of: binding), tree[pattern].kind == .expressionPattern else { return false }
    return tree.firstChild(of: pattern).map { tree.isConstant($0) } ?? false
  }

  /// `isExpress ? 12.5 : 0`
  private static func choosesNumber(_ ternary: Int, in tree: CodeTree) -> Bool {
    guard let value = tree.firstChild(of: ternary) else { return false }
    return tree.number(value) != nil || tree[value].kind == .chain
  }

  /// `if isExpress { fee = 12.5 }`, of which the condition is a name.
  private static func changesNumber(_ statement: Int, in tree: CodeTree) -> Bool {
    guard let condition = tree.firstChild(of: statement), let only = tree.block(of: statement).flatMap(tree.onlyChild)
    else { return false }
    switch tree[condition].kind {
    case .identifier, .chain, .prefixOperator: return tree[only].kind == .sequence || tree[only].kind == .return
    default: return false
    }
  }

  /// `guard !ferry.isFull`
  private static func hasName(_ statement: Int, in tree: CodeTree) -> Bool {
    guard let condition = tree.firstChild(of: statement) else { return false }
    return tree[condition].kind == .chain || tree[condition].kind == .prefixOperator
  }

  private static let lists: [(list: Vocabulary.List, meaning: DecisionSigns)] = [
    (.lengths, .length), (.reduceFunctions, .sum), (.rangeChecks, .containment), (.choosers, .choice),
    (.textChecks, .textCheck), (.statusMembers, .standing), (.secrets, .secret), (.moments, .now),
    (.comparisonResults, .bound), (.listChecks, .choice), (.numberFunctions, .arithmetic),
    (.clampingFunctions, .arithmetic),
    (.predicateMacros, .choice),
    (.calendarQuestions, .containment), (.entitlements, .entitlement), (.absoluteTimes, .now),
    (.intervalChecks, .containment), (.dateShifts, .dateShift), (.calendarDifferences, .dateShift),
    (.divisibilityChecks, .arithmetic), (.sortFunctions, .choice),
  ]

  private static func sign(of text: OperatorText) -> DecisionSigns {
    if text.isOrdering || text == "~=" { return .bound }
    if text.isComparison { return .equality }
    return DecisionScanner.arithmetic.contains(text) ? .arithmetic : []
  }

  private static func sign(of node: Int, in tree: CodeTree, _ vocabulary: Vocabulary) -> DecisionSigns {
    var signs: DecisionSigns = []
    for (list, meaning) in lists where tree.isNamed(node, oneOf: vocabulary[list].names) { signs.insert(meaning) }
    return signs
  }
}
