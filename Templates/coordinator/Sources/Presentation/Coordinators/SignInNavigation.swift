/// What the screen that signs in asks its coordinator.
@MainActor
protocol SignInNavigation: AnyObject {
  func userDidSignIn() async
  func userDidCancel() async
}
