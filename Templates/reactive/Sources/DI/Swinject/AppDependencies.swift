// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import StrataNetwork
import StrataStorage
import Swinject

/// The composition root, as the guide has it: a container, and what is registered there. View models belong to a
/// window: each is resolved anew. Repositories and storage belong to the app: all windows use the same ones.
@MainActor
struct AppDependencies {
  let networkClient: NetworkClient
  let decorator: any LayerDecorator
  private let container = Container()

  init(
    networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, locale: Locale,
    decorator: any LayerDecorator = NoDecorator(), report: @escaping @Sendable (String) -> Void = Log.warning
  ) {
    self.networkClient = networkClient
    self.decorator = decorator
    container.register(NetworkClient.self) { _ in networkClient }
    container.register(KeyValueStorage.self) { _ in storage }
    container.register(AmountReader.self) { _ in LocaleAmountReader(locale: locale) }
    container.registerPaymentModule(locale: locale, decorator: decorator, report: report)
    container.registerTransactionModule(calendar: calendar, locale: locale, decorator: decorator, report: report)
  }

  func makePaymentViewModel() -> PaymentViewModel { container.resolve(PaymentViewModel.self)! }

  func makeTransactionViewModel() -> TransactionViewModel { container.resolve(TransactionViewModel.self)! }
}
