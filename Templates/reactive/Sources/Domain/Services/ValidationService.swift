import Streams

protocol ValidationService: Sendable {
  /// Reads what the user typed; fails with `PaymentError.unreadableAmount` if that is not an amount.
  func validateAmount(_ amount: String) -> Single<Money>
}

struct ValidationServiceImpl: ValidationService {
  private let reader: any AmountReader

  init(reader: any AmountReader) {
    self.reader = reader
  }

  func validateAmount(_ amount: String) -> Single<Money> {
    guard let number = reader.amount(amount), let money = Money(amount: number), money.minor >= 0 else {
      return .error(PaymentError.unreadableAmount)
    }
    return .just(money)
  }
}
