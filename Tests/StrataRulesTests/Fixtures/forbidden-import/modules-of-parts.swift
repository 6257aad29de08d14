// style: gateway
// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Courier",
  targets: [
    .target(name: "CourierUI", dependencies: ["CourierBusiness", "CourierGateways"]),
    .target(name: "CourierBusiness", dependencies: ["CourierGateways"]),
    .target(name: "CourierGateways"),
  ])
// file: Sources/CourierUI/OrdersViewModel.swift
import CourierBusiness
import CourierGateways  // ! forbidden-import OrdersViewModel -> CourierGateways

@MainActor
public final class OrdersViewModel: ObservableObject {}
// file: Sources/CourierBusiness/FetchOrdersUseCase.swift
import CourierGateways

public struct FetchOrdersUseCase {}
// file: Sources/CourierGateways/FetchOrdersGateway.swift
import CourierBusiness  // ! forbidden-import FetchOrdersGateway -> CourierBusiness

public struct FetchOrdersGateway {}
