// Implementations that use each other's interfaces depend on no implementation; interfaces that use each other do.
// style: module
// file: Sources/Modules/Cellar/Interface/CellarModule.swift
protocol CellarModule {
  func bottles() async -> Int
}
// file: Sources/Modules/Cellar/Implementation/CellarModuleImp.swift
struct CellarModuleImp: CellarModule {
  let vineyard: () -> VineyardModule
  func bottles() async -> Int { await vineyard().grapes() }
}
// file: Sources/Modules/Vineyard/Interface/VineyardModule.swift
protocol VineyardModule {
  func grapes() async -> Int
}
// file: Sources/Modules/Vineyard/Implementation/VineyardModuleImp.swift
struct VineyardModuleImp: VineyardModule {
  let cellar: () -> CellarModule
  func grapes() async -> Int { await cellar().bottles() }
}
