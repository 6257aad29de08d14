// style: gateway
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "ShopPresentation", dependencies: ["ShopDomain", "ShopData"]),
    .target(name: "ShopDomain", dependencies: ["ShopData"]),
    .target(name: "ShopData"),
  ])
// file: Sources/ShopPresentation/CartViewModel.swift
import ShopData  // ! forbidden-import CartViewModel -> ShopData
import ShopDomain

@MainActor
public final class CartViewModel: ObservableObject {}
// file: Sources/ShopPresentation/CartView.swift
import struct ShopData.NetResCart  // ! forbidden-import CartView -> ShopData.NetResCart
import SwiftUI

struct CartView: View {
  var body: some View { EmptyView() }
}
// file: Sources/ShopDomain/LoadCartUseCase.swift
import ShopData

public struct LoadCartUseCase {}
// file: Sources/ShopData/LoadCartGateway.swift
public struct LoadCartGateway {}

public struct NetResCart: Codable {}
