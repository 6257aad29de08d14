import StrataNetwork

extension SendProblem {
  /// What a failed attempt means to the user.
  init(_ error: NetworkError) {
    if case .offline = AppError(error) { self = .offline } else { self = .unavailable }
  }
}
