// One of the comments names the cycle too.
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
  // strata:disable:next dependency-rule — moves with the new feed
  let style: FeedStyle
}

struct FeedHeader {
  let style: FeedStyle  // strata:disable:this dependency-rule, layer-cycle — moves with the new feed
}
