// style: gateway
// file: Sources/DataAccess/AuthGateway.swift
protocol AuthGatewayProtocol {  // ! gateway-single-operation AuthGatewayProtocol
  func sendOTP(username: String) async throws -> NetResSendOTP?
  func validate(code: String) async throws -> NetResValidate?  // ! gateway-single-operation AuthGatewayProtocol
}

struct AuthGateway: AuthGatewayProtocol {
  func sendOTP(username: String) async throws -> NetResSendOTP? { nil }
  func validate(code: String) async throws -> NetResValidate? { nil }
}

struct ProfileGateway {  // ! gateway-single-operation ProfileGateway
  func load() async throws -> NetResProfile? { nil }
  func update(name: String) async throws -> NetResProfile? { nil }  // ! gateway-single-operation ProfileGateway
}

// file: Sources/DataAccess/UploadGateway.swift
protocol UploadGatewayProtocol {
  func upload(image: [UInt8]) async throws -> NetResUpload?
  func upload(file: String) async throws -> NetResUpload?
}

struct UploadGateway: UploadGatewayProtocol {
  func upload(image: [UInt8]) async throws -> NetResUpload? { nil }
  func upload(file: String) async throws -> NetResUpload? { nil }
  func boundary() -> String { "-" }
}

// file: Sources/DataAccess/Models.swift
struct NetResSendOTP: Codable {}
struct NetResValidate: Codable {}
struct NetResProfile: Codable {}
struct NetResUpload: Codable {}
