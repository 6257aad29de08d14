// Domain is part of two cycles. The comments of each cycle are used, and accepting one accepts nothing of the other.
// style: repository
// rules: layer-cycle, dependency-rule
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  let load: LoadFeedUseCase  // ! layer-cycle Domain -> Presentation
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

struct FeedPage {
  // strata:disable:next dependency-rule, layer-cycle — moves with the new server
  let row: FeedRow
}
// file: Sources/Data/FeedRow.swift
struct FeedRow {
  let item: FeedItem
}
