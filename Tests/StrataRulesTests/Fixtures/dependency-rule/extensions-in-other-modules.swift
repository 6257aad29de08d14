// An extension in another module, in a folder of no layer, is no code of the layer of the type: its module cannot depend on it.
// In the module of the type, it is; in a file of views, it is a part of these.
// style: repository
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ferry",
  targets: [.target(name: "FerryDomain"), .target(name: "Ferry", dependencies: ["FerryDomain"])])
// file: Sources/FerryDomain/Crossing.swift
public struct Crossing {
  public let minutes: Int
}
// file: Sources/Ferry/Crossings/Crossing+Rows.swift
import FerryDomain

extension Crossing {
  func row() -> CrossingRowView { CrossingRowView(minutes: minutes) }
}
// file: Sources/Ferry/Crossings/CrossingRowView.swift
import FerryDomain
import SwiftUI

struct CrossingRowView: View {
  let minutes: Int
  var body: some View { EmptyView() }
}
// file: Sources/Ferry/Domain/Quay.swift
struct Quay {
  let name: String
}
// file: Sources/Ferry/Crossings/QuayLabel.swift
import SwiftUI

struct QuayLabel: View {
  let name: String
  var body: some View { EmptyView() }
}

extension Quay {
  var label: QuayLabel { QuayLabel(name: name) }
}
// file: Sources/Ferry/Crossings/Quay+Views.swift
extension Quay {
  func caption() -> QuayLabel { QuayLabel(name: name) }  // ! dependency-rule Quay -> QuayLabel
}
