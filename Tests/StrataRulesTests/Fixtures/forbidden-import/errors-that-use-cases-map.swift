// style: gateway
// A use case that maps an error has to import the module that declares it.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tides", targets: [.target(name: "NetworkLayer"), .target(name: "App", dependencies: ["NetworkLayer"])])
// file: Sources/NetworkLayer/NetworkError.swift
public enum NetworkError: Error { case noData, unauthorized }

public final class Downloader { public func load() {} }
// file: Sources/App/BusinessLogic/UseCases/GetTidesUseCase.swift
import NetworkLayer

enum TideError: Error { case signedOut }

final class GetTidesUseCase {
  func execute() throws {
    do { try load() } catch NetworkError.unauthorized { throw TideError.signedOut }
  }

  private func load() throws { throw NetworkError.noData }
}
// file: Sources/App/BusinessLogic/UseCases/LoadTidesUseCase.swift
import NetworkLayer  // ! forbidden-import LoadTidesUseCase -> NetworkLayer

final class LoadTidesUseCase {
  func execute() throws {
    Downloader().load()
    throw NetworkError.noData
  }
}
// file: Sources/App/Presentation/TidesViewModel.swift
import NetworkLayer  // ! forbidden-import TidesViewModel -> NetworkLayer

final class TidesViewModel {
  func show(_ error: Error) -> Bool { error is NetworkError }
}
// file: Sources/App/BusinessLogic/UseCases/GetMoonUseCase.swift
import Alamofire  // ! forbidden-import GetMoonUseCase -> Alamofire
import NetworkLayer

final class GetMoonUseCase {
  func execute() throws {
    do { try load() } catch NetworkError.unauthorized { throw TideError.signedOut }
  }

  private func load() throws { throw NetworkError.noData }
}
