import StrataTesting

@testable import Login

struct MockSendOTPGateway: SendOTPGatewayProtocol {
  let answers: Scripted<String, NetResSendOTP?>

  func sendOTP(username: String) async throws(NetworkError) -> NetResSendOTP? {
    try answers.networkAnswer(to: username)
  }
}

struct MockValidateOTPGateway: ValidateOTPGatewayProtocol {
  let answers: Scripted<[String], NetResValidate?>

  func validateOTP(username: String, code: String) async throws(NetworkError) -> NetResValidate? {
    try answers.networkAnswer(to: [username, code])
  }
}

extension Scripted {
  /// A script for a gateway fails as a network does; anything else is a mistake in the test.
  fileprivate func networkAnswer(to call: Call) throws(NetworkError) -> Answer {
    do {
      return try answer(to: call)
    } catch let error as NetworkError {
      throw error
    } catch {
      preconditionFailure("a gateway's script failed with \(error)")
    }
  }
}
