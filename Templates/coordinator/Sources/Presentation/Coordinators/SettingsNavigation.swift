/// What the screens of the settings ask their coordinator.
@MainActor
protocol SettingsNavigation: AnyObject {
  /// The session that the window shows.
  var session: Session { get }
  func userDidSignOut() async
}
