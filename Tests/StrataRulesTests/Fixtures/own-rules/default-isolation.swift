// `attribute: MainActor` holds where it is the default isolation of the target.
// rules: all
// file: strata.yml
layers:
  Screens: {match: {path: Screens}}
  Models: {match: {path: Models}}
rules:
  state-is-on-the-main-actor:
    select: {suffix: State}
    require: {attribute: MainActor}
// file: Package.swift
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Screens", path: "Screens", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "Models", path: "Models"),
  ])
// file: Screens/States.swift
final class CartState {}
actor QueueState {}  // ! state-is-on-the-main-actor QueueState -> attribute: MainActor
nonisolated final class FreeState {}  // ! state-is-on-the-main-actor FreeState -> attribute: MainActor
@Database final class RowState {}
@StoreActor final class StoredState {}  // ! state-is-on-the-main-actor StoredState -> attribute: MainActor
// file: Models/OrderState.swift
final class OrderState {}  // ! state-is-on-the-main-actor OrderState -> attribute: MainActor
@MainActor final class TaxState {}
