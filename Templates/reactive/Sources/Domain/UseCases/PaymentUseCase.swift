import Streams

protocol PaymentUseCase: Sendable {
  /// Pays the amount of the draft. Sent again after a lost answer, a draft is paid once.
  func execute(draft: PaymentDraft) -> Single<PaymentResult>
}

final class PaymentUseCaseImpl: PaymentUseCase {
  private let paymentRepository: any PaymentRepository
  private let validationService: any ValidationService

  init(paymentRepository: any PaymentRepository, validationService: any ValidationService) {
    self.paymentRepository = paymentRepository
    self.validationService = validationService
  }

  func execute(draft: PaymentDraft) -> Single<PaymentResult> {
    validationService.validateAmount(draft.amount)
      .map { try Self.checkLimits($0) }
      .flatMap { [paymentRepository] amount in
        paymentRepository.processPayment(amount: amount, draft: draft.id).map {
          try Self.applyBusinessRules($0, to: amount)
        }
      }
  }

  /// Over 1,000, and with the fee of 1 % no more than 50,000,000.
  private static func checkLimits(_ amount: Money) throws -> Money {
    let (lowest, highest) = (Money(1_000).minor, Money(50_000_000).minor)
    guard amount.minor > lowest else { throw PaymentError.invalidAmount }
    // An amount that is too high by itself is not added up: the sum might not fit.
    guard amount.minor <= highest, amount.withOnePercent.minor <= highest else { throw PaymentError.amountTooHigh }
    return amount
  }

  /// What was paid is what was asked for, in the same currency; a sum of other numbers might not even fit.
  private static func applyBusinessRules(_ response: PaymentResponse, to amount: Money) throws -> PaymentResult {
    guard response.amount == amount else { throw PaymentError.unexpectedAmount }
    guard response.fee == amount.onePercent, response.total == amount.withOnePercent else {
      throw PaymentError.unexpectedFee
    }
    return PaymentResult(from: response)
  }
}
