import StrataPresentation

/// The whole screen of the list, as a value.
typealias EntryListState = UiState<[Entry], EntryError>
