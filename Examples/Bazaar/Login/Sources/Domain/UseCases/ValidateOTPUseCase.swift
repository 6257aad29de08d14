import SwiftUI

protocol ValidateOTPUseCaseProtocol {
  func execute(username: String, code: String) async throws -> NetResSession?
}

/// Saves one gateway by talking to the network itself, and colours the answer while it is at it.
struct ValidateOTPUseCase: ValidateOTPUseCaseProtocol {
  var hint: Color { .red }

  func execute(username: String, code: String) async throws -> NetResSession? {
    try await Network.sendThrow(request: AuthNetworkRoute.validate(req: NetReqValidate(phone: username, code: code)))
  }
}
