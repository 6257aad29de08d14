// swift-format-ignore-file: NeverForceUnwrap
import Foundation
import StrataNetwork
import StrataStorage
import Swinject

/// The composition root, as the guide has it: a container, and what is registered there. View models belong to a window: each
/// is resolved anew.
@MainActor
struct AppDependencies {
  private let container = Container()

  init(
    networkClient: NetworkClient, storage: any KeyValueStorage, calendar: Calendar, locale: Locale,
    decorator: any LayerDecorator = NoDecorator()
  ) {
    container.register(NetworkClient.self) { _ in networkClient }
    container.register(KeyValueStorage.self) { _ in storage }
    container.register(DecimalFormat.self) { _ in DecimalFormat(locale) }
    container.registerPaymentModule(decorator: decorator)
    container.registerTransactionModule(calendar: calendar, decorator: decorator)
  }

  func makePaymentViewModel() -> PaymentViewModel { container.resolve(PaymentViewModel.self)! }

  func makeTransactionViewModel() -> TransactionViewModel { container.resolve(TransactionViewModel.self)! }
}
