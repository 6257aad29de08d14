// rules: layer-cycle, dependency-rule
// file: strata.yml
extends: repository
layers:
  Domain:
    uses: [Data, Shared]
  Data:
    uses: [Presentation, Shared]
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  let load: LoadFeedUseCase  // ! layer-cycle Data -> Presentation → Domain

  init(load: LoadFeedUseCase) { self.load = load }
}

struct FeedStyle {}
// file: Sources/Domain/LoadFeedUseCase.swift
protocol LoadFeedUseCase {
  func execute() -> [FeedItem]
}

struct FeedItem {
  let row: FeedRow  // ! layer-cycle Data -> Presentation → Domain
  let other: FeedRow?
}
// file: Sources/Data/FeedRow.swift
struct FeedRow {
  let style: FeedStyle  // ! layer-cycle Data -> Presentation → Domain
}
