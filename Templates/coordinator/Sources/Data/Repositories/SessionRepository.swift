import StrataNetwork

struct SessionRepository: SessionRepositoryProtocol {
  private let remoteDataSource: any SessionRemoteDataSourceProtocol

  init(remoteDataSource: any SessionRemoteDataSourceProtocol) {
    self.remoteDataSource = remoteDataSource
  }

  func requestCode(phone: String) async throws {
    do throws(NetworkError) {
      try await remoteDataSource.requestCode(CodeRequestDTO(phone: phone))
    } catch {
      throw AppError(error)
    }
  }

  func signIn(phone: String, code: String) async throws {
    do throws(NetworkError) {
      try await remoteDataSource.openSession(SignInDTO(phone: phone, code: Secret(code)))
    } catch {
      throw AppError(error)
    }
  }

  func signOut() async {
    await remoteDataSource.endSession()
  }
}
