import StrataNetwork

extension Session {
  init(_ session: Authorizer.Session) {
    let state: State =
      switch session.state {
      case .signedIn: .signedIn
      case .signedOut: .signedOut
      case .expired: .expired
      case .unreadable: .unreadable
      }
    self.init(number: session.number, state: state)
  }

  /// The session as the network client knows it.
  var session: Authorizer.Session {
    let state: Authorizer.Session.State =
      switch state {
      case .signedIn: .signedIn
      case .signedOut: .signedOut
      case .expired: .expired
      case .unreadable: .unreadable
      }
    return Authorizer.Session(number: number, state: state)
  }
}
