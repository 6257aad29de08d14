extension PaymentError {
  /// What a failed request means to the user.
  /// - Parameter mayHaveArrived: whether the payment was sent before under the same key, and may have been made then.
  init(_ failure: NetworkFailure, mayHaveArrived: Bool) {
    self =
      switch failure {
      case .offline: .offline
      case .refused(let reason): .refused(reason: reason, isFinal: !mayHaveArrived)
      case .unconfirmed(let last): PaymentError(last, mayHaveArrived: true)
      case .other: .unavailable
      }
  }
}

extension TransactionError {
  /// What a failed request means to the user.
  init(_ failure: NetworkFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .refused(let reason): .refused(reason: reason)
      case .unconfirmed(let last): TransactionError(last)
      case .other: .unavailable
      }
  }
}
