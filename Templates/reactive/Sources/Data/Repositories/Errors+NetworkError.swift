extension PaymentError {
  /// What a failed request means to the user.
  /// - Parameter mayHaveArrived: whether the payment was sent before under the same key, and may have been made then.
  init(_ error: any Error, mayHaveArrived: Bool) {
    self =
      switch NetworkFailure(error) {
      case .offline: .offline
      case .refused(let reason, let isFinal): .refused(reason: reason, isFinal: isFinal && !mayHaveArrived)
      case .other: .unavailable
      }
  }
}

extension TransactionError {
  /// What a failed request means to the user.
  init(_ error: any Error) {
    self =
      switch NetworkFailure(error) {
      case .offline: .offline
      case .refused(let reason, _): .refused(reason: reason)
      case .other: .unavailable
      }
  }
}
