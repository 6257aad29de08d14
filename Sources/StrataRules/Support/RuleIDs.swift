/// Ids of rules that what all rules share has to know: whether they are on decides what others report.
enum RuleIDs {
  static let defaultArgumentInstantiation = "default-argument-instantiation"
  static let misplacedType = "misplaced-type"
}
