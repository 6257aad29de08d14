/// What a coordinator does about the session, which any window may begin and end.
@MainActor
protocol SessionNavigation: AnyObject {
  func sessionDidChange(to session: Session) async
}
