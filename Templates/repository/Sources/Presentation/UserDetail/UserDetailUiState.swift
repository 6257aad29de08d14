import StrataPresentation

/// One user: the same states as every other value that has to be fetched.
typealias UserDetailUiState = UiState<User, AppError>
