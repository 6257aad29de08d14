import Observation

/// The profile of the user. The request carries the token.
@MainActor
@Observable
final class HomeViewModel {
  private(set) var profile: Profile?
  private(set) var isLoading = false
  private(set) var errorMessage: String?

  private let getProfileUseCase: any GetProfileUseCaseProtocol
  private let onSessionExpired: @MainActor () async -> Void

  /// - Parameter onSessionExpired: ends the session of this screen, which the server does not accept any more.
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
      // The screen is closed: there is nothing to show.
    } catch {
      errorMessage = error.localizedDescription
      guard case .sessionExpired = error else { return }
      profile = nil
      await onSessionExpired()
    }
  }
}
