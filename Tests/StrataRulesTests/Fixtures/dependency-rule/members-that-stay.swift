// A type cannot be moved to a layer that may not use the members of extensions that it calls: of its own ones in other
// files, and of other types.
// style: repository
// rules: dependency-rule
// file: Sources/Domain/GetQuoteUseCase.swift
final class GetQuoteUseCase {
  let format: QuoteFormat  // ! dependency-rule GetQuoteUseCase -> QuoteFormat
  let label: QuoteLabel  // ! dependency-rule GetQuoteUseCase -> QuoteLabel
  let range: QuoteRange  // ! dependency-rule GetQuoteUseCase -> QuoteRange
}

struct Quote {
  let amount: Int
}
// file: Sources/Presentation/QuoteFormat.swift
struct QuoteFormat {
  func text() -> String { shortened() }
}
// file: Sources/Presentation/QuoteFormat+Shortened.swift
extension QuoteFormat {
  func shortened() -> String { "" }
}
// file: Sources/Presentation/QuoteLabel.swift
struct QuoteLabel {
  func text(of quote: Quote) -> String { quote.shown }
}
// file: Sources/Presentation/Quote+Shown.swift
extension Quote {
  var shown: String { "" }
}
// file: Sources/Presentation/QuoteRange.swift
struct QuoteRange {
  func text(of quote: Quote) -> String { rounded() + quote.rounded }
}

extension QuoteRange {
  func rounded() -> String { "" }
}
// file: Sources/Domain/Quote+Rounded.swift
extension Quote {
  var rounded: String { "" }
}
