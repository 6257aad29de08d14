@testable import Members

/// A phone that gets the code 424242.
actor FakeSessionRepository: SessionRepositoryProtocol {
  private(set) var sentTo: [String] = []
  private(set) var isSignedIn = false

  func requestCode(phone: String) {
    sentTo.append(phone)
  }

  func signIn(phone: String, code: String) throws {
    guard sentTo.contains(phone), code == "424242" else { throw AppError.refused(reason: "The code is wrong.") }
    isSignedIn = true
  }

  func signOut() {
    isSignedIn = false
  }
}
