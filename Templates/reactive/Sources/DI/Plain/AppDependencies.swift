import Foundation
import StrataNetwork
import StrataStorage

/// The composition root. What is missing here does not compile.
@MainActor
struct AppDependencies {
  let paymentViewModel: PaymentViewModel
  let transactionViewModel: TransactionViewModel

  init(networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, trace: Trace = .none) {
    let payments = PaymentRepositoryImpl(
      apiService: trace.service(PaymentApiServiceImpl(networkClient: networkClient)),
      localStorage: PaymentLocalStorageImpl(storage: storage))
    let transactions = TransactionRepositoryImpl(
      apiService: trace.service(TransactionApiServiceImpl(networkClient: networkClient)),
      localStorage: TransactionLocalStorageImpl(storage: storage), now: { Date() })
    paymentViewModel = PaymentViewModel(
      paymentUC: trace.useCase(
        PaymentUseCaseImpl(
          paymentRepository: trace.repository(payments), validationService: ValidationServiceImpl())))
    transactionViewModel = TransactionViewModel(
      transactionUC: trace.useCase(
        TransactionUseCaseImpl(repository: trace.repository(transactions), calendar: calendar)))
  }
}
