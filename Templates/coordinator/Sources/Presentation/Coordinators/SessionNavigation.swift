/// What a coordinator does about the session, which any window may begin and end.
@MainActor
protocol SessionNavigation: AnyObject {
  /// Also where only the state of the session has changed: it has expired, or can be read now.
  func sessionDidChange()
}
