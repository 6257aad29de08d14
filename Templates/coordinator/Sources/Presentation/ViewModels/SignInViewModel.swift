import Observation
import StrataPresentation

@Observable
final class SignInViewModel: BaseViewModel {
  var phone = ""
  var code = ""
  private(set) var isCodeSent = false

  @ObservationIgnored private let signIns = LatestTask()
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
      let result = await signIns.run { [signInUseCase, phone, code] in
        await Self.result { () throws(AppError) in try await signInUseCase.execute(phone: phone, code: code) }
      }
      // Given up.
      guard let result else { return }
      try result.get()
      await coordinator?.userDidSignIn()
    }
  }

  /// The flow is over: who has given up is not signed in by an answer that comes late.
  func stop() {
    signIns.cancel()
  }

  func cancel() async {
    await coordinator?.userDidCancel()
  }

  private static func result(_ work: () async throws(AppError) -> Void) async -> Result<Void, AppError> {
    do throws(AppError) { return .success(try await work()) } catch { return .failure(error) }
  }
}
