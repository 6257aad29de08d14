import StrataPresentation

/// The whole screen of the list, as a value.
typealias EntryListUiState = UiState<[Entry], AppError>
