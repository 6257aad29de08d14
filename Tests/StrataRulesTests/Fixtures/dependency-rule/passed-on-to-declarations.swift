// style: repository
// A neutral type passes on what it calls.
// file: Sources/App/Domain/UseCases/ShowFeedUseCase.swift
final class ShowFeedUseCase {
  let formatter: FeedFormatter  // ! dependency-rule FeedFormatter -> feedTitle(_:)
  init(formatter: FeedFormatter) { self.formatter = formatter }  // ! dependency-rule FeedFormatter -> feedTitle(_:)
}
// file: Sources/App/Shared/FeedFormatter.swift
struct FeedFormatter {
  func title() -> String { feedTitle(1) }  // ! dependency-rule FeedFormatter -> feedTitle(_:)
}
// file: Sources/App/Presentation/FeedTitle.swift
func feedTitle(_ number: Int) -> String { "\(number)" }
