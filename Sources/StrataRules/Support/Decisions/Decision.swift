/// A decision of a piece of code by business criteria.
struct Decision {
  enum Kind: UInt8, Comparable {
    /// A value is compared with a bound, and the other branch leads to an error.
    case validation
    /// A bound on an amount that selects a branch.
    case threshold
    /// Two dates, or the time between them, are checked against a rule.
    case dateRange
    /// The time between two dates is computed for such a check.
    case dateDifference
    /// Arithmetic on amounts; sums.
    case calculation
    /// Elements are chosen by their amounts.
    case filter
    /// The status of a value decides whether an operation is refused.
    case status

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }

    /// How to move it out of a view or a view model.
    var remedy: String {
      switch self {
      case .validation: return "move the check into a use case that throws, and show its error"
      case .status: return "move the check of the status into a use case that throws, and show its error"
      case .threshold: return "move the decision into a use case, and show its result"
      case .dateRange, .dateDifference: return "move the date rule into a use case that throws, and show its error"
      case .calculation: return "move the calculation into a use case, and show its result"
      case .filter: return "move the filter into the use case, and show the elements that it returns"
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

  /// The decision as a phrase with "it" as the subject: `validates amt (amt > 1000)`.
  var phrase: String {
    switch kind {
    case .validation: return isInput ? "validates input (`\(text)`)" : "checks a limit (`\(text)`)"
    case .threshold: return "compares with a threshold (`\(text)`)"
    case .dateRange: return "checks a date range (`\(text)`)"
    case .dateDifference: return "computes a date range (`\(text)`)"
    case .calculation: return "calculates with amounts (`\(text)`)"
    case .filter: return "filters by business criteria (`\(text)`)"
    case .status: return "decides by a status (`\(text)`)"
    }
  }
}

/// The layer of the code, which changes what counts as a business decision.
enum DecisionSetting {
  case viewModel, view, data
}
