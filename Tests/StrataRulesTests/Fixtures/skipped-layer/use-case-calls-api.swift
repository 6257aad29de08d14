// style: reactive
// rules: skipped-layer, dependency-rule
// file: Sources/Domain/UseCases/PaymentUseCase.swift
import RxSwift

protocol PaymentUseCase {
  func execute(amount: Double) -> Single<PaymentResult>
}

final class PaymentUseCaseImpl: PaymentUseCase {
  private let apiService: PaymentApiService  // ! skipped-layer PaymentUseCaseImpl -> PaymentApiService

  init(apiService: PaymentApiService) {
    self.apiService = apiService
  }

  func execute(amount: Double) -> Single<PaymentResult> {
    apiService.process(amount: amount).map { PaymentResult(id: $0) }
  }
}

struct PaymentResult {
  let id: String
}
// file: Sources/Presentation/PaymentViewModel.swift
import RxSwift

final class PaymentViewModel: BaseViewModel<PaymentState> {
  private let apiService: PaymentApiService  // ! skipped-layer PaymentViewModel -> PaymentApiService

  init(apiService: PaymentApiService) {
    self.apiService = apiService
    super.init()
  }

  func pay(amount: Double) {
    _ = apiService.process(amount: amount)
  }
}

enum PaymentState {
  case idle
}

class BaseViewModel<State> {
  init() {}
}
// file: Sources/Data/PaymentApiService.swift
import RxSwift

final class PaymentApiService {
  func process(amount: Double) -> Single<String> { .just("") }
}
