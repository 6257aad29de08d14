import StrataNetwork

extension Authorizer {
  /// Takes the credential of a user who began to sign in during a session; does nothing if that has ended: the answer
  /// to a sign-in may come after somebody else has signed in.
  /// - Returns: whether the user is signed in.
  func signIn(_ credential: Credential, after session: Session) -> Bool {
    // Both on the actor: nothing comes in between.
    guard self.session.number == session.number else { return false }
    signIn(credential)
    return true
  }
}
