@testable import Members

/// A phone that gets the code 424242.
actor FakeSessionRepository: SessionRepositoryProtocol {
  private(set) var sentTo: [String] = []
  private(set) var isSignedIn = false
  private(set) var reads = 0
  private(set) var ended: [Int] = []
  private var keepsSession = false

  nonisolated func sessions() -> AsyncStream<Session> {
    AsyncStream { $0.yield(Session(number: 0, state: .signedOut)) }
  }

  func requestCode(phone: String) {
    sentTo.append(phone)
  }

  func signIn(phone: String, code: String) throws(AppError) {
    guard sentTo.contains(phone), code == "424242" else { throw .refused(reason: "The code is wrong.") }
    isSignedIn = true
  }

  func signOut(of session: Session) throws(AppError) {
    isSignedIn = false
    ended.append(session.number)
    if keepsSession { throw .sessionNotDeleted }
  }

  func readSession() {
    reads += 1
  }

  /// The device cannot delete the session.
  func keepSession() {
    keepsSession = true
  }
}
