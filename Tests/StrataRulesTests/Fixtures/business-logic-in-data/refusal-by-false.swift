// style: gateway
// file: Sources/DataAccess/ResetPasswordGateway.swift
protocol ResetPasswordGatewayProtocol {
  func reset(email: String) async -> Bool
}

struct ResetPasswordGateway: ResetPasswordGatewayProtocol {
  func reset(email: String) async -> Bool {
    if email.count < 5 {  // ! business-logic-in-data
      return false
    }
    return true
  }
}
