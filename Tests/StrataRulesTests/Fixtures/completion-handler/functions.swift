// style: module
// rules: completion-handler
// file: Sources/Implementation/Domain/ParcelRepository.swift
struct Parcel {}

typealias ParcelCompletion = (Result<Parcel, Error>) -> Void

final class ParcelTask {
  func cancel() {}
}

protocol ParcelRepository {
  func parcel(id: Int, completion: @escaping (Result<Parcel, Error>) -> Void)  // ! completion-handler ParcelRepository -> parcel(id:completion:)
  func last(_ handler: @escaping ParcelCompletion)  // ! completion-handler ParcelRepository -> last(_:)
  func send(_ parcel: Parcel, onSuccess: ((Parcel) -> Void)?, priority: Int)  // ! completion-handler ParcelRepository -> send(_:onSuccess:priority:)
  @discardableResult
  func track(_ id: Int, completion: @escaping (Result<Parcel, Error>) -> Void) -> ParcelTask?  // ! completion-handler ParcelRepository -> track(_:completion:)

  // Each is called several times, or answers at once.
  func observe(_ completion: @escaping (Parcel) -> Void)
  func follow(id: Int, onChange: @escaping (Parcel) -> Void)
  func upload(_ parcel: Parcel, progress: @escaping (Error?) -> Void) async throws
  func sorted(_ completion: (Parcel) -> Void)
  func filtered(by completion: @escaping (Parcel) -> Bool)
  func done(completion: @escaping () -> Void)
}

// file: Sources/Implementation/Data/ParcelRepositoryImp.swift
import Foundation

struct ParcelRepositoryImp: ParcelRepository {
  func parcel(id: Int, completion: @escaping (Result<Parcel, Error>) -> Void) {}  // ! completion-handler ParcelRepository -> parcel(id:completion:)
  func last(_ handler: @escaping ParcelCompletion) {}  // ! completion-handler ParcelRepository -> last(_:)
  func send(_ parcel: Parcel, onSuccess: ((Parcel) -> Void)?, priority: Int) {}  // ! completion-handler ParcelRepository -> send(_:onSuccess:priority:)
  func track(_ id: Int, completion: @escaping (Result<Parcel, Error>) -> Void) -> ParcelTask? { nil }  // ! completion-handler ParcelRepository -> track(_:completion:)
  func observe(_ completion: @escaping (Parcel) -> Void) {}
  func follow(id: Int, onChange: @escaping (Parcel) -> Void) {}
  func upload(_ parcel: Parcel, progress: @escaping (Error?) -> Void) async throws {}
  func sorted(_ completion: (Parcel) -> Void) {}
  func filtered(by completion: @escaping (Parcel) -> Bool) {}
  func done(completion: @escaping () -> Void) {}

  // Not part of the protocol.
  func drop(_ then: @escaping (Error?) -> Void) {}  // ! completion-handler ParcelRepositoryImp -> drop(_:)

  private func read(completion: @escaping (Parcel) -> Void) {}
}

final class ParcelRemoteDataSource: NSObject, URLSessionDelegate {
  // One of the two functions for those who need it.
  func load(completion: @escaping (Parcel?) -> Void) {}
  func load() async -> Parcel? { nil }

  // Foundation calls this one.
  func urlSession(_ session: URLSession, completionHandler: @escaping (Error?) -> Void) {}

  func fetch(id: Int, completion: @escaping (Parcel?) -> Void) {}  // ! completion-handler ParcelRemoteDataSource -> fetch(id:completion:)
}

struct ParcelCache {
  let source: ParcelRemoteDataSource

  func fill() { source.fetch(id: 1) { _ in } }
}

// file: Sources/Implementation/Presentation/ParcelViewModel.swift
final class ParcelViewModel {
  func load(completion: @escaping (Result<Parcel, Error>) -> Void) {}
}
