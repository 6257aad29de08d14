// swift-format-ignore-file: NeverForceUnwrap
// Swinject finds out at run time; the guide resolves so, and `strata check` finds what is not registered.

import Foundation
import StrataNetwork
import StrataStorage
import Swinject

extension Container {
  func registerPaymentModule(trace: Trace) {
    register(PaymentUseCase.self) { resolver in
      trace.useCase(
        PaymentUseCaseImpl(
          paymentRepository: resolver.resolve(PaymentRepository.self)!,
          validationService: resolver.resolve(ValidationService.self)!))
    }
    register(ValidationService.self) { _ in ValidationServiceImpl() }
    register(PaymentRepository.self) { resolver in
      trace.repository(
        PaymentRepositoryImpl(
          apiService: resolver.resolve(PaymentApiService.self)!,
          localStorage: resolver.resolve(PaymentLocalStorage.self)!))
    }
    register(PaymentApiService.self) { resolver in
      trace.service(PaymentApiServiceImpl(networkClient: resolver.resolve(NetworkClient.self)!))
    }
    register(PaymentLocalStorage.self) { resolver in
      PaymentLocalStorageImpl(storage: resolver.resolve(KeyValueStorage.self)!)
    }
    register(PaymentViewModel.self) { resolver in
      let paymentUC = resolver.resolve(PaymentUseCase.self)!
      return MainActor.assumeIsolated { PaymentViewModel(paymentUC: paymentUC) }
    }
  }
}
