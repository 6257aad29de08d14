// The folder `Module` of a target with the implementation is the composition root, as in one with a folder for it.
// style: module
// rules: unassigned-type
// file: Sources/Wells/Interface/WellsModule.swift
public protocol WellsModule { func depth() -> Int }
// file: Sources/WellsImplementation/Module/WellsModuleImp.swift
public struct WellsModuleImp: WellsModule {
  public init() {}
  public func depth() -> Int { 3 }
}
// file: Sources/WellsImplementation/Module/WellNames.swift
enum WellNames { static let first = "A" }
// file: Sources/WellsImplementation/Things/WellThing.swift
enum WellThing {}  // ! unassigned-type WellThing
