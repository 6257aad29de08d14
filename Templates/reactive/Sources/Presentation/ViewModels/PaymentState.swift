import StrataPresentation

/// What the payment screen shows.
enum PaymentState: Equatable, InitialState {
  case idle
  /// The form holds a payment that was sent before, and whose answer never came.
  case unanswered
  case processing
  case success(PaymentResult)
  case error(PaymentError)

  static var initial: PaymentState { .idle }

  var failure: PaymentError? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the payment was made: what is in the form now is another one.
  var isOver: Bool {
    switch self {
    case .success: true
    case .error(let error): error.isMade
    case .idle, .unanswered, .processing: false
    }
  }
}
