import Foundation
import StrataNetwork
import StrataStorage

/// The composition root. What is missing here does not compile. View models belong to a window, all else to the app.
@MainActor
struct AppDependencies {
  private let payments: any PaymentRepository
  private let transactions: any TransactionRepository
  private let calendar: Calendar
  private let format: DecimalFormat
  private let decorator: any LayerDecorator

  init(
    networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, locale: Locale,
    decorator: any LayerDecorator = NoDecorator()
  ) {
    payments = decorator.decorate(
      PaymentRepositoryImpl(
        apiService: decorator.decorate(
          PaymentApiServiceImpl(networkClient: networkClient), as: (any PaymentApiService).self),
        localStorage: PaymentLocalStorageImpl(storage: storage)),
      as: (any PaymentRepository).self)
    transactions = decorator.decorate(
      TransactionRepositoryImpl(
        apiService: decorator.decorate(
          TransactionApiServiceImpl(networkClient: networkClient), as: (any TransactionApiService).self),
        localStorage: TransactionLocalStorageImpl(storage: storage), now: { Date() }),
      as: (any TransactionRepository).self)
    self.calendar = calendar
    format = DecimalFormat(locale)
    self.decorator = decorator
  }

  func makePaymentViewModel() -> PaymentViewModel {
    let useCase = PaymentUseCaseImpl(
      paymentRepository: payments, validationService: ValidationServiceImpl(format: format))
    return PaymentViewModel(
      paymentUC: decorator.decorate(useCase, as: (any PaymentUseCase).self),
      draftUC: PaymentDraftUseCaseImpl(paymentRepository: payments, format: format), format: format)
  }

  func makeTransactionViewModel() -> TransactionViewModel {
    let useCase = TransactionUseCaseImpl(repository: transactions, calendar: calendar)
    return TransactionViewModel(
      transactionUC: decorator.decorate(useCase, as: (any TransactionUseCase).self), format: format)
  }
}
