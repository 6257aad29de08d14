import Foundation
import StrataNetwork
import StrataStorage

/// The composition root. What is missing here does not compile. View models belong to a window, all else to the app.
@MainActor
struct AppDependencies {
  let networkClient: NetworkClient
  let decorator: any LayerDecorator
  private let payments: any PaymentRepository
  private let transactions: any TransactionRepository
  private let calendar: Calendar
  private let locale: Locale

  init(
    networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, locale: Locale,
    decorator: any LayerDecorator = NoDecorator(), report: @escaping @Sendable (String) -> Void = Log.warning
  ) {
    self.networkClient = networkClient
    self.decorator = decorator
    payments = decorator.decorate(
      PaymentRepositoryImpl(
        apiService: decorator.decorate(
          PaymentApiServiceImpl(networkClient: networkClient), as: (any PaymentApiService).self),
        localStorage: PaymentLocalStorageImpl(storage: storage, report: report), report: report),
      as: (any PaymentRepository).self)
    transactions = decorator.decorate(
      TransactionRepositoryImpl(
        apiService: decorator.decorate(
          TransactionApiServiceImpl(networkClient: networkClient), as: (any TransactionApiService).self),
        localStorage: TransactionLocalStorageImpl(storage: storage), calendar: calendar, now: { Date() },
        report: report),
      as: (any TransactionRepository).self)
    self.calendar = calendar
    self.locale = locale
  }

  func makePaymentViewModel() -> PaymentViewModel {
    let useCase = PaymentUseCaseImpl(
      paymentRepository: payments, validationService: ValidationServiceImpl(reader: LocaleAmountReader(locale: locale)))
    return PaymentViewModel(
      paymentUC: decorator.decorate(useCase, as: (any PaymentUseCase).self),
      draftUC: PaymentDraftUseCaseImpl(paymentRepository: payments), locale: locale)
  }

  func makeTransactionViewModel() -> TransactionViewModel {
    let useCase = TransactionUseCaseImpl(repository: transactions, calendar: calendar)
    return TransactionViewModel(
      transactionUC: decorator.decorate(useCase, as: (any TransactionUseCase).self), locale: locale)
  }
}
