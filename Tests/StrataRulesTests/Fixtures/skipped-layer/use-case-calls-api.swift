// style: reactive
// rules: skipped-layer, dependency-rule
// file: Sources/Domain/UseCases/PaymentUseCase.swift
import RxSwift

protocol PaymentUseCase {
  func execute(amount: Double) -> Single<PaymentResult>
}

final class PaymentUseCaseImpl: PaymentUseCase {
  private let apiService: PaymentApiService  // ! skipped-layer PaymentUseCaseImpl -> PaymentApiService

  init(apiService: PaymentApiService) {  // ! skipped-layer PaymentUseCaseImpl -> PaymentApiService
    self.apiService = apiService
  }

  func execute(amount: Double) -> Single<PaymentResult> {
    apiService.process(amount: amount).map { PaymentResult(id: $0) }  // ! skipped-layer PaymentUseCaseImpl -> PaymentApiService
  }
}

struct PaymentResult {
  let id: String
}
// file: Sources/Presentation/PaymentViewModel.swift
import RxSwift

final class PaymentViewModel: BaseViewModel<PaymentState> {
  private let apiService: PaymentApiService  // ! skipped-layer PaymentViewModel -> PaymentApiService

  init(apiService: PaymentApiService) {  // ! skipped-layer PaymentViewModel -> PaymentApiService
    self.apiService = apiService
    super.init()
  }

  func pay(amount: Double) {
    _ = apiService.process(amount: amount)  // ! skipped-layer PaymentViewModel -> PaymentApiService
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
