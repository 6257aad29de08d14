import StrataDefinition

/// A decision of a piece of code by business criteria.
struct Decision {
  enum Kind: UInt8, Comparable {
    /// A value is compared with a bound, and the other branch leads to an error.
    case validation
    /// A bound on an amount that selects a branch.
    case threshold
    /// A case of the domain selects an amount.
    case tariff
    /// Two dates, or the time between them, are checked against a rule.
    case dateRange
    /// The time between two dates is computed for such a check.
    case dateDifference
    /// Arithmetic on amounts; sums.
    case calculation
    /// Elements are chosen by their amounts.
    case filter
    /// Elements are put in order by their amounts.
    case order
    /// The status of a value decides whether an operation is refused.
    case status

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }

    /// How to move it out of a view or a view model.
    /// - Parameter home: what it belongs in: "a use case".
    func remedy(into home: String) -> String {
      switch self {
      case .validation, .status: return "move the check into \(home) that throws, and show its error"
      case .threshold: return "move the decision into \(home), and show its result"
      case .tariff: return "move the choice of the amount into \(home), and show its result"
      case .dateRange, .dateDifference: return "move the date rule into \(home) that throws, and show its error"
      case .calculation: return "move the calculation into \(home), and show its result"
      case .order: return "move the order into \(home), and show the elements as it returns them"
      case .filter: return "move the filter into \(home), and show the elements that it returns"
      }
    }
  }

  var kind: Kind
  /// The deciding expression.
  var node: Int
  var offset: UInt32
  /// The value on which it depends: `amt`, `param.count`.
  var subject: String
  /// The expression as text, as far as it is known: `amt > 1000`.
  var text: String
  /// Of a validation: whether the value is one that somebody enters, and not a property of another value.
  var isInput = true
  /// Of a calculation or a status: whether it is about a value of the domain whose name is that of no amount or status.
  var isAboutValue = false

  /// What the code does, as a phrase that follows its name: ``calculates with amounts (`price * 2`)``.
  var phrase: String {
    switch kind {
    case .validation: return isInput ? "validates input (`\(text)`)" : "checks a limit (`\(text)`)"
    case .threshold: return "compares with a threshold (`\(text)`)"
    case .tariff: return "selects an amount by a case (`\(text)`)"
    case .dateRange: return "checks a date range (`\(text)`)"
    case .dateDifference: return "computes a date range (`\(text)`)"
    case .calculation: return "calculates with \(isAboutValue ? "values of the domain" : "amounts") (`\(text)`)"
    case .filter: return "filters by business criteria (`\(text)`)"
    case .order: return "orders by business criteria (`\(text)`)"
    case .status: return "decides by \(isAboutValue ? "a value of the domain" : "a status") (`\(text)`)"
    }
  }
}

/// The layer of the code, which changes what counts as a business decision.
enum DecisionSetting {
  case viewModel, view, data
}

extension RuleContext {
  /// What decisions of the business belong in: a use case, unless the definition has no place for use cases.
  var homeOfDecisions: String {
    let definition = project.definition
    return definition.layerID(of: .useCase) != nil && definition.role(.viewModel)?.through == .useCase
      ? RoleID.useCase.nounWithArticle : "a type of its own"
  }
}
