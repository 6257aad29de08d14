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
