// An Implementation of one layer: its import is one violation, not one of modules and another one of layers.
// style: module
// rules: module-bypass, forbidden-import
// file: Package.swift
let package = Package(
  name: "Orchards",
  targets: [
    .target(name: "Wells"),
    .target(name: "WellsImplementation", dependencies: ["Wells"]),
    .target(name: "Orchards", dependencies: ["WellsImplementation"]),
  ])
// file: Sources/Wells/WellsModule.swift
public protocol WellsModule { func depth() -> Int }
// file: Sources/WellsImplementation/Module/WellsModuleImp.swift
import Wells

public struct WellsModuleImp: WellsModule {
  public init() {}
  public func depth() -> Int { 3 }
}
// file: Sources/Orchards/Implementation/Data/Repositories/TreeRepositoryImp.swift
import Wells
import WellsImplementation  // ! module-bypass

struct TreeRepositoryImp {}
