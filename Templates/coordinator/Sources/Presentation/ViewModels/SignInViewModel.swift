import Observation

@Observable
final class SignInViewModel: BaseViewModel {
  var phone = ""
  var code = ""
  private(set) var isCodeSent = false

  @ObservationIgnored private let requestCodeUseCase: any RequestCodeUseCaseProtocol
  @ObservationIgnored private let signInUseCase: any SignInUseCaseProtocol
  @ObservationIgnored private weak var coordinator: (any SignInNavigation)?

  init(
    requestCodeUseCase: any RequestCodeUseCaseProtocol, signInUseCase: any SignInUseCaseProtocol,
    coordinator: (any SignInNavigation)?
  ) {
    self.requestCodeUseCase = requestCodeUseCase
    self.signInUseCase = signInUseCase
    self.coordinator = coordinator
  }

  func requestCode() async {
    await runOnce { () throws(AppError) in
      try await requestCodeUseCase.execute(phone: phone)
      isCodeSent = true
    }
  }

  func signIn() async {
    await runOnce { () throws(AppError) in
      try await signInUseCase.execute(phone: phone, code: code)
      await coordinator?.userDidSignIn()
    }
  }

  func cancel() async {
    await coordinator?.userDidCancel()
  }
}
