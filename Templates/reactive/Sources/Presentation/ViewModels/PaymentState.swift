import StrataPresentation

/// What the payment screen shows.
enum PaymentState: Equatable, InitialState {
  case idle
  case processing
  case success(PaymentResult)
  case error(String)

  static var initial: PaymentState { .idle }
}
