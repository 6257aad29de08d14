/// What the screens of the settings ask their coordinator.
@MainActor
protocol SettingsNavigation: AnyObject {
  func userDidSignOut() async
}
