// The edge that the definition forbids is accepted at each of its references: the cycle remains.
// style: repository
// rules: layer-cycle, dependency-rule
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  let load: LoadFeedUseCase  // ! layer-cycle Domain -> Presentation

  init(load: LoadFeedUseCase) { self.load = load }
}

struct FeedStyle {}
// file: Sources/Domain/LoadFeedUseCase.swift
protocol LoadFeedUseCase {
  func execute() -> [FeedItem]
}

struct FeedItem {
  // strata:disable:next dependency-rule — moves with the new feed
  let style: FeedStyle  // ! layer-cycle Domain -> Presentation
}

struct FeedHeader {
  let style: FeedStyle  // strata:disable:this dependency-rule — moves with the new feed
}
