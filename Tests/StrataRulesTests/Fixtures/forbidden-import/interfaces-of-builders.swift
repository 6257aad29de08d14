// style: repository
// A module of protocols that say what a root builds is none of the root.
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Trips",
  targets: [
    .target(name: "TripsPresentation", dependencies: ["RouteInterface"]),
    .target(name: "RouteInterface"),
  ])
// file: Sources/RouteInterface/DI/RouteBuildable.swift
public protocol RouteBuildable {
  func makeRoute() -> String
}
// file: Sources/TripsPresentation/TripsView.swift
import RouteInterface
import SwiftUI

struct TripsView: View {
  let route: any RouteBuildable

  var body: some View { EmptyView() }
}
