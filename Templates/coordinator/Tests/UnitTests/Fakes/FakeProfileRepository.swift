@testable import Members

/// A profile in memory; none where nobody is signed in.
actor FakeProfileRepository: ProfileRepositoryProtocol {
  private var profile: Profile?

  init(_ profile: Profile?) {
    self.profile = profile
  }

  func getProfile() throws(AppError) -> Profile {
    guard let profile else { throw .signedOut }
    return profile
  }

  func updateProfile(name: String, email: String) throws(AppError) -> Profile {
    let old = try getProfile()
    let new = Profile(id: old.id, phone: old.phone, name: name, email: email)
    profile = new
    return new
  }
}
