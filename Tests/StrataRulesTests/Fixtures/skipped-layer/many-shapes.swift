// style: gateway
// rules: skipped-layer
// file: Sources/Presentation/Shapes.swift
import Foundation

final class GenericViewModel<Gateway: SendOTPGatewayProtocol> {  // ! skipped-layer GenericViewModel -> SendOTPGatewayProtocol
  private let gateway: Gateway

  init(gateway: Gateway) { self.gateway = gateway }
}

final class OpaqueViewModel {
  init(gateway: some SendOTPGatewayProtocol) {}  // ! skipped-layer OpaqueViewModel -> SendOTPGatewayProtocol
}

final class AliasViewModel {
  typealias Sender = SendOTPGatewayProtocol & Sendable  // ! skipped-layer AliasViewModel -> SendOTPGatewayProtocol
  private let sender: any Sender  // ! skipped-layer AliasViewModel -> SendOTPGatewayProtocol

  init(sender: any Sender) { self.sender = sender }  // ! skipped-layer AliasViewModel -> SendOTPGatewayProtocol
}

final class TupleViewModel {
  private var pair: (first: SendOTPGateway, rest: [String: SendOTPGatewayProtocol])?  // ! skipped-layer TupleViewModel -> SendOTPGateway ! skipped-layer TupleViewModel -> SendOTPGatewayProtocol
}

final class LocalViewModel {
  func send() async throws {
    let gateway = SendOTPGateway()  // ! skipped-layer LocalViewModel -> SendOTPGateway
    try await gateway.sendOTP()  // ! skipped-layer LocalViewModel -> SendOTPGateway
  }
}

final class StaticViewModel {
  func route() -> String {
    AuthNetworkRoute.sendOTP.path  // ! skipped-layer StaticViewModel -> AuthNetworkRoute
  }
}

final class ChainViewModel {
  private let tools: Tools

  init(tools: Tools) { self.tools = tools }

  func send() async throws {
    try await tools.makeKit().gateway.sendOTP()  // ! skipped-layer ChainViewModel -> SendOTPGatewayProtocol
  }
}

struct Tools {
  func makeKit() -> Kit { fatalError() }
}

struct Kit {
  let gateway: SendOTPGatewayProtocol
}

final class SplitViewModel {}
// file: Sources/Presentation/SplitViewModel+Sending.swift
extension SplitViewModel {
  func send(by gateway: SendOTPGatewayProtocol) {}  // ! skipped-layer SplitViewModel -> SendOTPGatewayProtocol
}
// file: Sources/Data/SendOTPGateway.swift
protocol SendOTPGatewayProtocol {
  func sendOTP() async throws
}

struct SendOTPGateway: SendOTPGatewayProtocol {
  func sendOTP() async throws {}
}

enum AuthNetworkRoute {
  case sendOTP

  var path: String { "otp" }
}
