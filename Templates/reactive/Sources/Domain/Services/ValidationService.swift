import Streams

protocol ValidationService: Sendable {
  /// Reads what somebody typed; fails with `PaymentError.unreadableAmount` if that is not an amount.
  func validateAmount(_ amount: String) -> Single<Money>
}

struct ValidationServiceImpl: ValidationService {
  private let format: DecimalFormat

  init(format: DecimalFormat) {
    self.format = format
  }

  func validateAmount(_ amount: String) -> Single<Money> {
    guard let money = Money(text: amount, format: format) else {
      return .error(PaymentError.unreadableAmount(example: format.text(hundredths: 150_050)))
    }
    return .just(money)
  }
}
