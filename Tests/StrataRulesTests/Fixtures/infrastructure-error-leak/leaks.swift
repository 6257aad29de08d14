// style: repository
// rules: infrastructure-error-leak
// file: Sources/Presentation/UserListViewModel.swift
import Foundation

final class UserListViewModel {
  func load() async {
    do {
      try await getUsers.execute()
    } catch let error as URLError {  // ! infrastructure-error-leak UserListViewModel -> URLError
      show(error)
    } catch RemoteError.offline {  // ! infrastructure-error-leak UserListViewModel -> RemoteError
      show(nil)
    } catch AppError.unauthorized {
      login()
    } catch let error as NSError where error.code == NSURLErrorTimedOut {  // ! infrastructure-error-leak UserListViewModel -> NSURLErrorTimedOut
      show(error)
    } catch {
      show(error)
    }
  }
}

// file: Sources/Domain/GetUsersUseCase.swift
final class GetUsersUseCase {
  func execute() async throws {
    throw DecodingError.valueNotFound(Int.self, context)  // ! infrastructure-error-leak GetUsersUseCase -> DecodingError
  }
}

enum AppError: Error {
  case unauthorized
  case unknown(Error)
}

// file: Sources/Data/RemoteError.swift
enum RemoteError: Error {
  case offline
}

// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl {
  func getUser() async throws {
    do {
      try await remote.getUser()
    } catch is URLError {
      throw RemoteError.offline
    }
  }
}
