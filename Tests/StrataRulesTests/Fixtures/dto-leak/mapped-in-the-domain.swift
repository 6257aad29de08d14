// style: gateway
// rules: dto-leak, dependency-rule
// The use case maps DTOs, so the protocols of gateways use them.
// file: Sources/Domain/ReceiptGatewayProtocol.swift
protocol ReceiptGatewayProtocol {
  func receipts() async throws -> [NetResReceipt]?
}

protocol ReceiptFetching {
  func receipts() async throws -> [NetResReceipt]
}
// file: Sources/Data/NetResReceipt.swift
struct NetResReceipt: Codable {}
