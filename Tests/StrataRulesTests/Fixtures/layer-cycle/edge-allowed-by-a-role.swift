// The layer may not use the other one, but the role of its types may: `dependency-rule` reports nothing there, and the
// edge with the fewest references is the one to cut.
// rules: layer-cycle, dependency-rule
// file: strata.yml
extends: repository
roles:
  use-case:
    uses-roles: [ui-state]
// file: Sources/Presentation/FeedViewModel.swift
final class FeedViewModel {
  var load: LoadFeedUseCase?  // ! layer-cycle Presentation -> Domain
}

struct FeedUiState {}
// file: Sources/Domain/LoadFeedUseCase.swift
final class LoadFeedUseCase {
  var first: FeedUiState?  // ! layer-cycle Presentation -> Domain
  var second: FeedUiState?
  var third: FeedUiState?
  var fourth: FeedUiState?
}
