@testable import Members

/// Remembers what the screens asked.
@MainActor
final class FakeNavigation: HomeNavigation, ProfileNavigation, SignInNavigation, SettingsNavigation, SessionNavigation {
  private(set) var asked: [String] = []
  var onSessionChange: () -> Void = {}

  func showUser(_ user: User) { asked.append("user \(user.id)") }
  func showCreateUser() { asked.append("create user") }
  func userWasCreated(of draft: UserDraft.ID) async { asked.append("created \(draft)") }
  func showSignIn() { asked.append("sign in") }
  func userDidSignIn() async { asked.append("signed in") }
  func userDidCancel() async { asked.append("cancelled") }
  func sessionDidChange() {
    asked.append("session changed")
    onSessionChange()
  }
  var session: Session { Session(number: 7, state: .signedIn) }
  func userDidSignOut() async { asked.append("signed out") }
}
