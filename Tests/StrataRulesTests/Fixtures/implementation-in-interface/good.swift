// style: module
// file: Sources/Interface/ItemsModule.swift
public protocol ItemsModule {}

public enum ItemState: Hashable {
  case new, sold(Int)

  public func title() -> String {
    switch self {
    case .new: return "new"
    case .sold: return "sold"
    }
  }

  public func hash(into hasher: inout Hasher) {
    if case .sold(let count) = self { hasher.combine(count) }
  }
}

public enum ItemsModuleFactory {
  public static func create(_ external: ExternalDependencies) -> any ItemsModule {
    if external.isPreview { return ItemsModuleImp() }
    return ItemsModuleImp()
  }
}
// file: Sources/Interface/ExternalDependencies.swift
public struct ExternalDependencies {
  public let isPreview: Bool
}
// file: Sources/Implementation/Module/ItemsModuleImp.swift
struct ItemsModuleImp: ItemsModule {}
// file: App/Domain/Interface/GetCartUseCase.swift
/// Beside no implementation: a folder of the domain.
protocol GetCartUseCase {
  func execute()
}
