// swift-format-ignore-file: NeverForceUnwrap
// Swinject finds out at run time; the guide resolves so, and `strata check` finds what is not registered.

import Foundation
import StrataNetwork
import StrataStorage
import Swinject

extension Container {
  func registerTransactionModule(
    calendar: Calendar, locale: Locale, decorator: any LayerDecorator, report: @escaping @Sendable (String) -> Void
  ) {
    register(TransactionUseCase.self) { resolver in
      let useCase = TransactionUseCaseImpl(
        repository: resolver.resolve(TransactionRepository.self)!, calendar: calendar)
      return decorator.decorate(useCase, as: (any TransactionUseCase).self)
    }
    register(TransactionRepository.self) { resolver in
      let repository = TransactionRepositoryImpl(
        apiService: resolver.resolve(TransactionApiService.self)!,
        localStorage: resolver.resolve(TransactionLocalStorage.self)!, calendar: calendar, now: { Date() },
        report: report)
      return decorator.decorate(repository, as: (any TransactionRepository).self)
    }
    .inObjectScope(.container)
    register(TransactionApiService.self) { resolver in
      let service = TransactionApiServiceImpl(networkClient: resolver.resolve(NetworkClient.self)!)
      return decorator.decorate(service, as: (any TransactionApiService).self)
    }
    register(TransactionLocalStorage.self) { resolver in
      TransactionLocalStorageImpl(storage: resolver.resolve(KeyValueStorage.self)!)
    }
    .inObjectScope(.container)
    register(TransactionViewModel.self) { resolver in
      let transactionUC = resolver.resolve(TransactionUseCase.self)!
      return MainActor.assumeIsolated { TransactionViewModel(transactionUC: transactionUC, locale: locale) }
    }
  }
}
