/// What the screens of the profile ask their coordinator.
@MainActor
protocol ProfileNavigation: AnyObject {
  func showSignIn()
}
