import Observation

/// What who is signed in sees first. The request carries the token.
@MainActor
@Observable
final class HomeViewModel {
  private(set) var profile: Profile?
  private(set) var isLoading = false
  private(set) var errorMessage: String?

  private let getProfileUseCase: any GetProfileUseCaseProtocol
  private let onSessionExpired: @MainActor () async -> Void

  /// - Parameter onSessionExpired: signs the user out: the server does not know the session any more.
  init(
    getProfileUseCase: any GetProfileUseCaseProtocol, onSessionExpired: @escaping @MainActor () async -> Void
  ) {
    self.getProfileUseCase = getProfileUseCase
    self.onSessionExpired = onSessionExpired
  }

  /// Shows the profile. The last one stays beside an error.
  func loadProfile() async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      profile = try await getProfileUseCase.execute()
    } catch  where Task.isCancelled {
      // Who has left the screen is not told that the request was cancelled.
    } catch AuthError.sessionExpired {
      profile = nil
      errorMessage = AuthError.sessionExpired.localizedDescription
      await onSessionExpired()
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
