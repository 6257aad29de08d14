import StrataTerminal
import Streams

struct PaymentTrace: PaymentUseCase {
  let base: any PaymentUseCase
  let logger: TraceLogger

  func execute(amount: String) -> Single<PaymentResult> {
    .create(work: { [base, logger] in
      try await logger.step(from: "PaymentViewModel", to: "PaymentUseCase.execute") {
        try await base.execute(amount: amount).get()
      }
    })
  }
}

struct PaymentsTrace: PaymentRepository {
  let base: any PaymentRepository
  let logger: TraceLogger

  func processPayment(amount: Money) -> Single<PaymentResponse> {
    .create(work: { [base, logger] in
      try await logger.step(from: "PaymentUseCase", to: "PaymentRepository.processPayment") {
        try await base.processPayment(amount: amount).get()
      }
    })
  }
}

struct PaymentServiceTrace: PaymentApiService {
  let base: any PaymentApiService
  let logger: TraceLogger

  func processPayment(amount: Money, key: String) -> Single<ApiPaymentResponse> {
    .create(work: { [base, logger] in
      try await logger.step(from: "PaymentRepository", to: "PaymentApiService.processPayment") {
        try await base.processPayment(amount: amount, key: key).get()
      }
    })
  }
}
