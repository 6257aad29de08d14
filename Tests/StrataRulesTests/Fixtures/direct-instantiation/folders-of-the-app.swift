// style: repository
// rules: direct-instantiation, dependency-rule, service-locator
// A folder of composition roots is no licence: its types build and provide something, or are judged like any other.
// file: Sources/Domain/Parcel.swift
struct Parcel {
  let weight: Int
}

protocol ParcelRepository {
  func parcels() async throws -> [Parcel]
  func resume()
}

final class SendParcelUseCase {
  private let repository: ParcelRepository
  init(repository: ParcelRepository) { self.repository = repository }
  func execute() async {}
}
// file: Sources/Data/ParcelRepositoryImpl.swift
final class ParcelAPI {
  static let shared = ParcelAPI()
  static func make() -> ParcelAPI { ParcelAPI() }
  static func track() async -> Int { 0 }
  func load() async throws -> [Int] { [] }
}

final class ParcelAPIClient {
  func send() {}
  func wake(_ number: Int) {}
}

final class ParcelRepositoryImpl: ParcelRepository {
  init(api: ParcelAPI) {}

  func parcels() async throws -> [Parcel] { [] }
  func resume() {}
}
// file: Sources/DI/ParcelPostage.swift
// It keeps what it creates, and works with it.
final class ParcelPostage {
  private static let shared = ParcelRepositoryImpl(api: ParcelAPI())  // ! direct-instantiation ParcelPostage -> ParcelRepositoryImpl

  func price() async throws -> Int {
    try await ParcelPostage.shared.parcels().reduce(0) { $0 + $1.weight }  // ! dependency-rule ParcelPostage -> ParcelRepositoryImpl
  }
}
// file: Sources/DI/ParcelTracker.swift
struct ParcelTracker {
  func refresh() async {
    _ = try? await ParcelAPI.shared.load()  // ! service-locator ParcelTracker -> ParcelAPI
  }

  func track() async -> Int {
    await ParcelAPI.track()  // ! dependency-rule ParcelTracker -> ParcelAPI
  }
}
// file: Sources/DI/ParcelModuleImp.swift
// Forwards what its container builds.
struct ParcelModuleImp {
  let container: ParcelContainer

  func send() -> SendParcelUseCase { container.send() }
}
// file: Sources/DI/ParcelContainer.swift
final class ParcelContainer {
  private let client = ParcelAPIClient()
  private lazy var repository: ParcelRepository = ParcelRepositoryImpl(api: ParcelAPI.make())

  func send() -> SendParcelUseCase { SendParcelUseCase(repository: repository) }

  func source() -> ParcelSource {
    let repository = repository
    return ParcelSource(load: { try await repository.parcels() })
  }

  func loader() -> () async throws -> [Parcel] {
    { [repository] in try await repository.parcels() }
  }

  func start() {
    repository.resume()
  }

  // The function itself is passed on, which calls nothing.
  func badge() -> ParcelBadge { badge(load: repository.parcels) }

  private func badge(load: @escaping () async throws -> [Parcel]) -> ParcelBadge { ParcelBadge(load: load) }

  // What `forEach` is given, it calls.
  func wake() {
    [1, 2].forEach(client.wake)  // ! dependency-rule ParcelContainer -> ParcelAPIClient
  }

  func count() async throws -> Int {
    try await repository.parcels().count  // ! dependency-rule ParcelContainer -> ParcelRepository
  }

  func preload() {
    Task {
      _ = try await repository.parcels()  // ! dependency-rule ParcelContainer -> ParcelRepository
    }
  }

  func ping() {
    client.send()  // ! dependency-rule ParcelContainer -> ParcelAPIClient
  }
}

struct ParcelBadge {
  let load: () async throws -> [Parcel]
}

struct ParcelSource {
  let load: () async throws -> [Parcel]
}

func parcelCount(of repository: ParcelRepository) async throws -> Int {
  try await repository.parcels().count  // ! dependency-rule parcelCount(of:) -> ParcelRepository
}
// file: Sources/DI/ParcelTrace.swift
// It is put in front of the repository.
final class ParcelTrace: ParcelRepository {
  private let wrapped: ParcelRepository

  init(_ wrapped: ParcelRepository) { self.wrapped = wrapped }

  func parcels() async throws -> [Parcel] { try await wrapped.parcels() }
  func resume() { wrapped.resume() }
}
// file: Sources/DI/NestedContainers.swift
// Each part provides something, or is part of what does.
struct ParcelDependencies {
  private let data: Data
  private let domain: Domain

  init() {
    data = Data()
    domain = Domain(data: data)
  }

  func send() -> SendParcelUseCase { domain.send() }
}

extension ParcelDependencies {
  struct Domain {
    let data: Data
    func send() -> SendParcelUseCase { SendParcelUseCase(repository: data.repository()) }
  }

  struct Data {
    func repository() -> ParcelRepository { ParcelRepositoryImpl(api: ParcelAPI()) }
  }
}
// file: Sources/App/AppDelegate.swift
import UIKit

// It builds, starts and connects, and leaves the rest to use cases.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let repository = ParcelRepositoryImpl(api: ParcelAPI())
  private let client = ParcelAPIClient()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    client.send()
    repository.resume()
  }

  func refresh() async throws {
    let send = SendParcelUseCase(repository: repository)
    await send.execute()
    _ = try await repository.parcels()  // ! dependency-rule AppDelegate -> ParcelRepositoryImpl
  }
}
