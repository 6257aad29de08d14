protocol PaymentLocalStorage: Sendable {
  func savePaymentRecord(_ payment: ApiPaymentResponse, of attempt: ApiPaymentAttempt) throws
  /// The payment that was made of this amount of this draft, if it is one of the last.
  func paymentRecord(of attempt: ApiPaymentAttempt) throws -> ApiPaymentResponse?

  /// The payments that were never answered, the newest at the end.
  func attempts() throws -> [ApiPaymentAttempt]
  /// The stored attempt to pay the same amount of the same draft. Where there is none, the new one is stored and
  /// returned; nil: as many attempts as the device keeps are not answered, and none of their keys is given up for it.
  func attempt(orNew new: ApiPaymentAttempt) throws -> ApiPaymentAttempt?
  /// The payment of this amount was made. Others of the same draft are not answered by that.
  func attemptWasPaid(_ attempt: ApiPaymentAttempt) throws
  /// Gives what is left of a draft that was paid to a new draft: what is typed into the form next is no part of the one
  /// that was paid.
  /// - Returns: the draft that the attempts belong to now.
  func separateAttempts(ofPaid draft: String, as new: String) throws -> String
  /// The payments of this draft were given up, whatever their amounts were.
  func removeAttempts(draft: String) throws
  /// The payment of this amount was refused. That of another amount of the draft may have been made.
  func removeAttempt(_ attempt: ApiPaymentAttempt) throws
}
