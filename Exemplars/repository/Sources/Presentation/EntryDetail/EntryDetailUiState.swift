import StrataPresentation

typealias EntryDetailUiState = UiState<Entry, AppError>
