// `ExternalDependencies` beside the container, in targets of their own: it may hold and take whatever it provides.
// style: module
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .target(name: "Ferries", path: "Modules/Ferries/Interface"),
    .target(name: "FerriesImplementation", dependencies: ["Ferries", "Tides"], path: "Modules/Ferries/Implementation"),
    .target(name: "Tides", path: "Modules/Tides/Interface"),
    .target(name: "TidesImplementation", dependencies: ["Tides", "Ferries"], path: "Modules/Tides/Implementation"),
    .executableTarget(
      name: "Harbour", dependencies: ["FerriesImplementation", "TidesImplementation"], path: "Harbour"),
  ])
// file: Modules/Ferries/Interface/FerriesModule.swift
public protocol FerriesModule { func ferries() async }
// file: Modules/Ferries/Implementation/Module/ExternalDependencies.swift
import Tides

public struct ExternalDependencies {
  let tides: TidesModule  // ! external-dependencies ExternalDependencies -> TidesModule

  public init(tides: TidesModule) { self.tides = tides }
}
// file: Modules/Ferries/Implementation/Module/FerriesModuleImp.swift
import Ferries

public struct FerriesModuleImp: FerriesModule {
  public init(externalDependencies: ExternalDependencies) {}
  public func ferries() async {}
}
// file: Modules/Ferries/Implementation/Data/Repositories/CrossingRepositoryImp.swift
import Tides

struct CrossingRepositoryImp {
  let tides: TidesModule
}
// file: Modules/Tides/Interface/TidesModule.swift
public protocol TidesModule { func tides() async }
// file: Modules/Tides/Implementation/Module/ExternalDependencies.swift
import Ferries

public struct ExternalDependencies {
  let ferries: () -> FerriesModule

  public init(ferries: @escaping () -> FerriesModule) { self.ferries = ferries }
}
// file: Modules/Tides/Implementation/Module/TidesModuleImp.swift
import Ferries
import Tides

public struct TidesModuleImp: TidesModule {
  public init(externalDependencies: ExternalDependencies, ferries: FerriesModule) {}  // ! external-dependencies TidesModuleImp -> FerriesModule
  public func tides() async {}
}
// file: Harbour/HarbourApp.swift
import Ferries
import FerriesImplementation
import Tides
import TidesImplementation

@main struct HarbourApp {
  static func main() {}

  func ferries(tides: TidesModule) -> FerriesModule {
    FerriesModuleImp(externalDependencies: FerriesImplementation.ExternalDependencies(tides: tides))
  }

  func tides(ferries: FerriesModule) -> TidesModule {
    TidesModuleImp(
      externalDependencies: TidesImplementation.ExternalDependencies(ferries: { ferries }), ferries: ferries)
  }
}
