import StrataModel

/// Something that a piece of code decides by business criteria.
struct Decision {
  enum Kind: UInt8, Comparable {
    /// A value is compared with a bound, and the other way leads to an error.
    case validation
    /// A bound on an amount that steers what happens.
    case threshold
    /// Two dates, or the time between them, are checked against a rule.
    case dateRange
    /// The time between two dates is computed for such a check.
    case dateDifference
    /// Arithmetic on amounts; sums.
    case calculation
    /// Elements are chosen by their amounts.
    case filter

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  /// The deciding expression.
  var node: Int
  var offset: UInt32
  /// What is decided on: `amt`, `param.count`.
  var subject: String
  /// The expression as far as it is known: `amt > 1000`.
  var text: String

  /// What the code does, with "it" as the subject: `validates amt (amt > 1000)`.
  var phrase: String {
    switch kind {
    case .validation: return "validates input (`\(text)`)"
    case .threshold: return "compares with a threshold (`\(text)`)"
    case .dateRange: return "checks a date range (`\(text)`)"
    case .dateDifference: return "computes a date range (`\(text)`)"
    case .calculation: return "calculates with amounts (`\(text)`)"
    case .filter: return "filters by business criteria (`\(text)`)"
    }
  }
}

/// The layer of the code: it changes what counts as a business decision.
enum DecisionSetting {
  case viewModel, view, data
}

/// The words that distinguish business quantities from technical ones.
enum Vocabulary {
  /// Quantities of money and goods.
  static let amounts: Set<String> = [
    "amount", "amounts", "amt", "price", "prices", "subtotal", "balance", "fee", "fees", "commission", "tax", "taxes",
    "vat", "discount", "discounts", "cost", "costs", "salary", "wage", "refund", "loan", "debt", "deposit",
    "cashback", "surcharge", "markup", "fare", "revenue", "profit", "budget", "expense", "expenses", "income",
    "earnings", "installment", "payment", "withdrawal", "payout",
  ]
  /// Amounts when they are compared inside a filter, too vague elsewhere.
  static let criteria: Set<String> = amounts.union([
    "stock", "quantity", "age", "rating", "score", "points", "total", "credit", "limit", "rate", "weight",
  ])
  /// Bounds that have a name instead of a number.
  static let bounds: Set<String> = [
    "min", "max", "minimum", "maximum", "threshold", "allowed", "limit", "limits", "required",
  ]
  static let dates: Set<String> = [
    "date", "dates", "day", "days", "months", "years", "deadline", "birthday", "birthdate", "birth", "age",
    "checkin", "checkout", "departure", "arrival",
  ]
  static let dateRoles: Set<String> = ["start", "end", "from", "to", "until", "since", "begin", "now", "today"]
  /// Secrets and addresses whose length is a rule and never layout.
  static let credentials: Set<String> = ["password", "passcode", "passphrase", "iban", "cvv", "email", "username"]
  /// Texts of a fixed length: a bound on them limits typing, an exact length is a check.
  static let codes: Set<String> = credentials.union(["cvc", "card", "pin", "otp", "phone", "postcode", "zip"])
  /// Positions, sizes, times of machines: comparisons and arithmetic with them are no business.
  static let technical: Set<String> = [
    "index", "idx", "indices", "row", "rows", "section", "sections", "page", "pages", "offset", "height", "width",
    "frame", "bounds", "size", "inset", "insets", "scroll", "position", "x", "y", "alpha", "opacity", "progress",
    "velocity", "translation", "retry", "retries", "attempt", "attempts", "elapsed", "timestamp", "ttl", "cache",
    "cached", "timeout", "bytes", "buffer", "zoom", "scale", "angle", "cursor", "depth", "version", "tab",
    "animation", "duration", "interval", "delay", "debounce", "column", "columns", "layout", "visible", "cell",
    "spacing", "padding", "radius", "timer", "countdown", "seconds", "tick", "fps", "step", "level", "blur", "shake",
    "rotation", "drag", "font", "color", "image", "view", "views", "label", "icon", "margin", "http", "memory",
    "distance", "threshold_scroll", "unread", "badge", "available_width", "queue", "task", "tasks", "volume", "pixel",
    "pixels", "lines", "vertical", "horizontal", "swipe", "pan", "pinch", "gesture",
  ]
  /// Further ones where data is fetched, stored and decoded.
  static let technicalInData: Set<String> = [
    "status", "code", "response", "limit", "batch", "chunk", "expire", "expires", "expiry", "expiration", "stale",
    "age", "time", "data", "components", "parts", "segments", "tokens", "header", "headers", "payload", "schema",
    "length", "count_limit", "fetched", "updated", "modified", "lastupdated", "refresh", "sync", "sort", "order",
    "count", "id", "port", "bits", "capacity", "concurrency", "priority", "quality", "latitude", "longitude", "lat",
    "lon", "lng",
  ]
  /// Text, not quantity: `priceText + " €"`.
  static let texts: Set<String> = [
    "text", "string", "title", "name", "formatted", "symbol", "description", "placeholder", "message", "key", "path",
    "id", "url", "html", "localized", "subtitle", "prefix", "suffix", "separator", "digits", "characters", "format",
  ]
  /// What an error that people see is called.
  static let failures: Set<String> = [
    "error", "errors", "failure", "fail", "failed", "invalid", "alert", "warning", "toast", "reject", "rejected",
    "denied", "insufficient", "exceeded", "snackbar",
  ]
  /// Words of error messages for users.
  static let complaints: Set<String> = failures.union([
    "must", "cannot", "can't", "too", "exceeds", "least", "most", "minimum", "maximum", "wrong", "should", "allowed",
    "enough", "required", "incorrect",
  ])
  /// Properties with a business meaning, as filters use them.
  static let standings: Set<String> = [
    "isActive", "isPaid", "isExpired", "isOverdue", "isEligible", "isVerified", "isPremium", "isRefundable",
    "isInStock",
  ]
  static let standingNames = NameSet(standings)
  /// Properties that business rules use, as members of a value: `user.age`.
  static let traits: Set<String> = ["age", "stock", "points"]
  /// Names of checks.
  static let checks: Set<String> = ["valid", "validate", "validates", "validation", "invalid", "eligible", "validator"]
}
