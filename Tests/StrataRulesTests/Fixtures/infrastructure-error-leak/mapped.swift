// style: repository
// file: Sources/Presentation/UserListViewModel.swift
final class UserListViewModel {
  func load() async {
    do {
      try await getUsers.execute()
    } catch AppError.unauthorized {
      login()
    } catch {
      show(error.localizedDescription)
    }
  }
}

// file: Sources/Domain/AppError.swift
enum AppError: Error {
  case network(String)
  case unauthorized
}

// file: Sources/Data/UserRepositoryImpl.swift
final class UserRepositoryImpl {
  func getUser(id: String) async throws -> User {
    do {
      return try await remote.getUser(id: id)
    } catch let error as URLError {
      throw AppError.network(error.localizedDescription)
    } catch is HTTPError {
      throw AppError.unauthorized
    }
  }
}

struct HTTPError: Error {
  let statusCode: Int
}

// file: Sources/Networking/ApplicationPassword/PasswordUseCase.swift
// The error stands beside the use case that throws it, and keys of user info are no errors.
final class PasswordUseCase {
  func execute() throws {
    log([NSURLErrorFailingURLErrorKey: "url"])
    throw PasswordUseCaseError.notSupported
  }
}

enum PasswordUseCaseError: Error {
  case notSupported
  case expired
}

// file: Sources/Data/AppError+URLError.swift
// The data layer maps what it raises, in an initializer of the domain's error.
extension AppError {
  init(_ error: URLError) {
    self = .network(error.localizedDescription)
  }
}
