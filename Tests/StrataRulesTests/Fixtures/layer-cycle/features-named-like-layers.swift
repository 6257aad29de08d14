// style: module
// Folders with the names of layers are no features, wherever they are.
// file: App/Features/Domain/Ferry.swift
struct Ferry: Hashable {
  let name: String
  var badge: FerryBadge { FerryBadge() }
}
// file: App/Features/Presentation/FerryBadge.swift
struct FerryBadge {
  func show(_ ferry: Ferry) {}
}
