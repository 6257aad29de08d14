import StrataPresentation

typealias EntryDetailState = UiState<Entry, EntryError>
