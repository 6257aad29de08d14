// style: module
// file: Sources/Interface/ItemsModule.swift
public protocol ItemsModule {
  func names() async -> [String]
}

extension ItemsModule {
  public func firstName() async -> String? {  // ! implementation-in-interface ItemsModule -> firstName()
    for name in await names() where !name.isEmpty { return name }
    return nil
  }

  public func allNames() async -> [String] { await names() }
}
// file: Sources/Interface/Prices.swift
public final class Prices {
  public func add(_ price: Int) {  // ! implementation-in-interface Prices -> add(_:)
    guard price > 0 else { return }
  }
}
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item {}
