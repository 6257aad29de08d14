import StrataNetwork

@testable import Members

/// A server in memory, or none.
actor FakeUserRemoteDataSource: UserRemoteDataSourceProtocol {
  private var users: [UserDTO]
  private var failure: NetworkError?
  private(set) var keys: [String] = []

  init(_ users: [UserDTO]) {
    self.users = users
  }

  func fail(with failure: NetworkError?) { self.failure = failure }

  func fetchUsers() throws(NetworkError) -> [UserDTO] {
    if let failure { throw failure }
    return users
  }

  func createUser(_ user: NewUserDTO, key: String) throws(NetworkError) -> UserDTO {
    keys.append(key)
    if let failure { throw failure }
    return UserDTO(id: "9", name: user.name, email: user.email, avatarURL: nil)
  }
}

actor FakeProfileRemoteDataSource: ProfileRemoteDataSourceProtocol {
  private let answer: Result<ProfileDTO, NetworkError>

  init(_ answer: Result<ProfileDTO, NetworkError>) {
    self.answer = answer
  }

  func fetchProfile() throws(NetworkError) -> ProfileDTO { try answer.get() }

  func updateProfile(_ profile: ProfileUpdateDTO) throws(NetworkError) -> ProfileDTO {
    let old = try answer.get()
    return ProfileDTO(id: old.id, phone: old.phone, name: profile.name, email: profile.email)
  }
}

actor FakeSessionRemoteDataSource: SessionRemoteDataSourceProtocol {
  nonisolated func sessions() -> AsyncStream<Session> { AsyncStream { $0.finish() } }

  private let failure: NetworkError?
  private let refusal: RefusalDTO?
  private let isDeleted: Bool
  private(set) var asked: [String] = []

  /// - Parameter isDeleted: whether the device can delete a session.
  init(failure: NetworkError? = nil, refusal: RefusalDTO? = nil, isDeleted: Bool = true) {
    self.failure = failure
    self.refusal = refusal
    self.isDeleted = isDeleted
  }

  func requestCode(_ request: CodeRequestDTO) throws(NetworkError) -> RefusalDTO? {
    if let failure { throw failure }
    asked.append("code for \(request.phone)")
    return refusal
  }

  func openSession(_ signIn: SignInDTO) throws(NetworkError) -> RefusalDTO? {
    if let failure { throw failure }
    asked.append("session for \(signIn.phone) with \(signIn.code.revealed)")
    return refusal
  }

  func end(_ session: Session) -> Bool {
    asked.append("end of session \(session.number)")
    return isDeleted
  }

  func readSession() {
    asked.append("session read")
  }
}
