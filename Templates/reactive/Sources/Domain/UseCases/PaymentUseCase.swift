import Streams

protocol PaymentUseCase: Sendable {
  func execute(amount: String) -> Single<PaymentResult>
}

final class PaymentUseCaseImpl: PaymentUseCase {
  private let paymentRepository: any PaymentRepository
  private let validationService: any ValidationService

  init(paymentRepository: any PaymentRepository, validationService: any ValidationService) {
    self.paymentRepository = paymentRepository
    self.validationService = validationService
  }

  func execute(amount: String) -> Single<PaymentResult> {
    validationService.validateAmount(amount)
      .map { try Self.checkLimits($0) }
      .flatMap { [paymentRepository] in paymentRepository.processPayment(amount: $0) }
      .map { try Self.applyBusinessRules($0) }
  }

  /// Over 1,000, and with the fee of 1 % no more than 50,000,000.
  private static func checkLimits(_ amount: Money) throws -> Money {
    let highest = Money(50_000_000)
    guard amount > Money(1_000) else { throw PaymentError.invalidAmount }
    // An amount that is too high by itself is not added up: the sum might not fit.
    guard amount <= highest, amount + amount.onePercent <= highest else { throw PaymentError.amountTooHigh }
    return amount
  }

  private static func applyBusinessRules(_ response: PaymentResponse) throws -> PaymentResult {
    guard response.fee == response.amount.onePercent, response.total == response.amount + response.fee else {
      throw PaymentError.unexpectedFee
    }
    return PaymentResult(from: response)
  }
}
