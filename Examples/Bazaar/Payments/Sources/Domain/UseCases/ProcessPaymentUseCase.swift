import Foundation
import RxSwift

protocol ProcessPaymentUseCase {
  func execute(amount: String) -> Single<PaymentResult>
}

final class ProcessPaymentUseCaseImpl: ProcessPaymentUseCase {
  private let paymentRepository: PaymentRepository
  private let validationService: ValidationService

  init(paymentRepository: PaymentRepository, validationService: ValidationService) {
    self.paymentRepository = paymentRepository
    self.validationService = validationService
  }

  func execute(amount: String) -> Single<PaymentResult> {
    Single.deferred { [self] in
      paymentRepository.processPayment(amount: try validationService.validated(amount))
    }
  }
}
