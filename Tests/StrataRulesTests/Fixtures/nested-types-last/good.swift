// style: module
// file: Sources/Implementation/Domain/BusinessModels/Item.swift
struct Item: Identifiable {
  let id: ItemID

  struct ItemID: Hashable {}
}
