import Swinject

final class PaymentAssembly: Assembly {
  func assemble(container: Container) {
    container.register(ProcessPaymentUseCase.self) { resolver in
      ProcessPaymentUseCaseImpl(
        paymentRepository: resolver.resolve(PaymentRepository.self)!,
        validationService: resolver.resolve(ValidationService.self)!)
    }
    container.register(PaymentRepository.self) { resolver in
      PaymentRepositoryImpl(
        apiService: resolver.resolve(PaymentApiService.self)!,
        localStorage: resolver.resolve(PaymentLocalStorage.self)!)
    }
    container.register(PaymentApiService.self) { _ in PaymentApiServiceImpl() }
    container.register(ValidationService.self) { _ in ValidationServiceImpl() }
    container.register(TransactionRepository.self) { _ in TransactionRepositoryImpl() }
    container.register(RefundPaymentUseCaseImpl.self) { resolver in
      RefundPaymentUseCaseImpl(apiService: resolver.resolve(PaymentApiService.self)!)
    }
    container.register(PaymentViewModel.self) { resolver in
      PaymentViewModel(
        processPaymentUC: resolver.resolve(ProcessPaymentUseCase.self)!,
        apiService: resolver.resolve(PaymentApiService.self)!)
    }
  }
}
