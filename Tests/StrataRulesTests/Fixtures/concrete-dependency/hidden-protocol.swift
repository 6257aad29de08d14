// style: module
// The protocol exists, but only in its own module: the remedy publishes it.
// file: Package.swift
// swift-tools-version:5.9
import PackageDescription
let package = Package(
  name: "App",
  targets: [
    .target(name: "Core", path: "Core"),
    .target(name: "Mill", dependencies: ["Core"], path: "Mill/Sources"),
  ])
// file: Core/Domain/Gateways/GrainRepository.swift
protocol GrainRepository {
  func grain() async throws -> Int
}
// file: Core/Data/Repositories/GrainRepositoryImp.swift
public struct GrainRepositoryImp: GrainRepository {
  public init() {}
  public func grain() async throws -> Int { 1 }
}
// file: Mill/Sources/Implementation/Data/Repositories/FlourRepositoryImp.swift
import Core

protocol FlourRepository {
  func flour() async throws -> Int
}

struct FlourRepositoryImp: FlourRepository {
  let grain: GrainRepositoryImp  // ! concrete-dependency FlourRepositoryImp -> GrainRepositoryImp
  func flour() async throws -> Int { try await grain.grain() }
}
