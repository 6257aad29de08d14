// style: repository
// rules: layer-cycle, dependency-rule
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  let load: LoadFeedUseCase

  init(load: LoadFeedUseCase) { self.load = load }
}

struct FeedStyle {}
// file: Sources/Domain/LoadFeedUseCase.swift
protocol LoadFeedUseCase {
  func execute() -> [FeedItem]
}

struct FeedItem {
  let style: FeedStyle  // ! dependency-rule FeedItem -> FeedStyle
}
