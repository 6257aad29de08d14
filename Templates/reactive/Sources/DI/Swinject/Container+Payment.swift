// swift-format-ignore-file: NeverForceUnwrap
// Swinject finds out at run time; the guide resolves so, and `strata check` finds what is not registered.

import Foundation
import StrataNetwork
import StrataStorage
import Swinject

extension Container {
  func registerPaymentModule(
    locale: Locale, decorator: any LayerDecorator, report: @escaping @Sendable (String) -> Void
  ) {
    register(PaymentUseCase.self) { resolver in
      let useCase = PaymentUseCaseImpl(
        paymentRepository: resolver.resolve(PaymentRepository.self)!,
        validationService: resolver.resolve(ValidationService.self)!)
      return decorator.decorate(useCase, as: (any PaymentUseCase).self)
    }
    register(PaymentDraftUseCase.self) { resolver in
      PaymentDraftUseCaseImpl(paymentRepository: resolver.resolve(PaymentRepository.self)!)
    }
    register(ValidationService.self) { resolver in
      ValidationServiceImpl(reader: resolver.resolve(AmountReader.self)!)
    }
    register(PaymentRepository.self) { resolver in
      let repository = PaymentRepositoryImpl(
        apiService: resolver.resolve(PaymentApiService.self)!,
        localStorage: resolver.resolve(PaymentLocalStorage.self)!, report: report)
      return decorator.decorate(repository, as: (any PaymentRepository).self)
    }
    .inObjectScope(.container)
    register(PaymentApiService.self) { resolver in
      let service = PaymentApiServiceImpl(networkClient: resolver.resolve(NetworkClient.self)!)
      return decorator.decorate(service, as: (any PaymentApiService).self)
    }
    register(PaymentLocalStorage.self) { resolver in
      PaymentLocalStorageImpl(storage: resolver.resolve(KeyValueStorage.self)!, report: report)
    }
    .inObjectScope(.container)
    register(PaymentViewModel.self) { resolver in
      let paymentUC = resolver.resolve(PaymentUseCase.self)!
      let draftUC = resolver.resolve(PaymentDraftUseCase.self)!
      return MainActor.assumeIsolated { PaymentViewModel(paymentUC: paymentUC, draftUC: draftUC, locale: locale) }
    }
  }
}
