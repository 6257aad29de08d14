// swift-format-ignore-file: NeverForceUnwrap
// Swinject finds out at run time; the guide resolves so, and `strata check` finds what is not registered.

import Foundation
import StrataNetwork
import StrataStorage
import Swinject

extension Container {
  func registerTransactionModule(calendar: Calendar, trace: Trace) {
    register(TransactionUseCase.self) { resolver in
      trace.useCase(
        TransactionUseCaseImpl(repository: resolver.resolve(TransactionRepository.self)!, calendar: calendar))
    }
    register(TransactionRepository.self) { resolver in
      trace.repository(
        TransactionRepositoryImpl(
          apiService: resolver.resolve(TransactionApiService.self)!,
          localStorage: resolver.resolve(TransactionLocalStorage.self)!, now: { Date() }))
    }
    register(TransactionApiService.self) { resolver in
      trace.service(TransactionApiServiceImpl(networkClient: resolver.resolve(NetworkClient.self)!))
    }
    register(TransactionLocalStorage.self) { resolver in
      TransactionLocalStorageImpl(storage: resolver.resolve(KeyValueStorage.self)!)
    }
    register(TransactionViewModel.self) { resolver in
      let transactionUC = resolver.resolve(TransactionUseCase.self)!
      return MainActor.assumeIsolated { TransactionViewModel(transactionUC: transactionUC) }
    }
  }
}
