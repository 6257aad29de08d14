/// What a flow asks the window around it.
@MainActor
protocol WindowNavigation: SessionNavigation {
  /// The session that the window shows.
  var shownSession: Session { get }
  /// Ends in all flows what belongs to the user who has signed out.
  func userDidSignOut()
}
