/// What the screens of home ask their coordinator.
@MainActor
protocol HomeNavigation: AnyObject {
  func showUser(_ user: User)
  func showCreateUser()
  /// - Parameter draft: the one that is a user now.
  func userWasCreated(of draft: UserDraft.ID) async
}
