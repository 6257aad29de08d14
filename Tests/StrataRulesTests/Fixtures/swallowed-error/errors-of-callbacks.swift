// style: repository
// rules: swallowed-error
// A closure that gets an error and does nothing with it swallows it like an empty catch. One that passes it on does not, wherever
// that is.
// file: Sources/Data/TramRepositoryImpl.swift
import Foundation

final class TramRepositoryImpl {
  private let client: TramClient
  init(client: TramClient) { self.client = client }

  func load(_ completion: @escaping ([String]) -> Void) {
    client.load { lines, error in
      guard error == nil else { return }  // ! swallowed-error
      completion(lines)
    }
    client.load { lines, error in
      if let error {  // ! swallowed-error
        print(error)
        return
      }
      completion(lines)
    }
    client.load { lines, error in
      if error != nil { return }  // ! swallowed-error
      completion(lines)
    }
  }
  func loadAll(_ completion: @escaping ([String], Error?) -> Void) {
    client.load { lines, error in
      completion(lines, error)
      guard error == nil else { return }
      print(lines)
    }
    client.load { lines, error in
      if let error {
        print(error)
      } else {
        completion(lines, nil)
      }
      completion([], error)
    }
    client.load { lines, error in
      guard error == nil else {
        completion([], error)
        return
      }
      completion(lines, nil)
    }
  }
}
final class TramClient {
  func load(_ completion: @escaping ([String], Error?) -> Void) {}
}
// file: Sources/Presentation/TramViewModel.swift
@MainActor
final class TramViewModel {
  private(set) var message = ""
  private let repository: TramRepositoryImpl
  init(repository: TramRepositoryImpl) { self.repository = repository }

  func load() {
    repository.loadAll { [weak self] lines, error in
      guard error == nil, let self else { return }  // ! swallowed-error
      message = lines.joined()
    }
    repository.loadAll { [weak self] lines, error in
      if let error { self?.message = error.localizedDescription }
    }
  }
}
