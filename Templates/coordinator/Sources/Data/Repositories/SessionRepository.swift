import StrataNetwork

struct SessionRepository: SessionRepositoryProtocol {
  private let remoteDataSource: any SessionRemoteDataSourceProtocol

  init(remoteDataSource: any SessionRemoteDataSourceProtocol) {
    self.remoteDataSource = remoteDataSource
  }

  func sessions() -> AsyncStream<Session> {
    remoteDataSource.sessions()
  }

  func requestCode(phone: String) async throws(AppError) {
    let refusal: RefusalDTO?
    do throws(NetworkError) {
      refusal = try await remoteDataSource.requestCode(CodeRequestDTO(phone: phone))
    } catch {
      throw AppError(error)
    }
    if let refusal { throw AppError(refusal) }
  }

  func signIn(phone: String, code: String) async throws(AppError) {
    let refusal: RefusalDTO?
    do throws(NetworkError) {
      refusal = try await remoteDataSource.openSession(SignInDTO(phone: phone, code: Secret(code)))
    } catch .unauthorized(.sessionEnded) {
      throw .sessionChanged
    } catch {
      // A code is good once.
      throw error.mayHaveTakenEffect ? .codeMayBeUsed : AppError(error)
    }
    if let refusal { throw AppError(refusal) }
  }

  func signOut(of session: Session) async throws(AppError) {
    guard await remoteDataSource.end(session) else { throw .sessionNotDeleted }
  }

  func readSession() async {
    await remoteDataSource.readSession()
  }
}
