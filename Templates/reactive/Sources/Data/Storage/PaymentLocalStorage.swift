protocol PaymentLocalStorage: Sendable {
  func savePaymentRecord(_ payment: ApiPaymentResponse, of attempt: ApiPaymentAttempt) throws
  /// The payment that was made of this amount of this draft, if it is one of the last.
  func paymentRecord(of attempt: ApiPaymentAttempt) throws -> ApiPaymentResponse?

  /// The payments that were never answered, the newest at the end.
  func attempts() throws -> [ApiPaymentAttempt]
  /// The stored attempt to pay the same amount of the same draft. Where there is none, the new one is stored and
  /// returned.
  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt
  /// The payment of this draft was made, or given up, whatever its amount was.
  func removeAttempts(draft: String) throws
  /// The payment of this amount was refused. That of another amount of the draft may have been made.
  func removeAttempt(_ attempt: ApiPaymentAttempt) throws
}
