/// What the screens of home ask their coordinator.
@MainActor
protocol HomeNavigation: AnyObject {
  func showUser(_ user: User)
  func showCreateUser()
  func userWasCreated(_ user: User) async
}
