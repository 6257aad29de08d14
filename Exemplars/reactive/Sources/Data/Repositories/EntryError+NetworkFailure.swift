extension EntryError {
  /// What a failed request means to the user.
  init(_ failure: NetworkFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .refused(let reason): .refused(reason: reason)
      case .unconfirmed(let last): EntryError(last)
      case .other: .unavailable
      }
  }
}
