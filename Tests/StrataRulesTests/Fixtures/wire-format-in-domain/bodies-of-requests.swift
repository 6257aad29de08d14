// The private body of a request that is described in the same file is no model of the domain.
// style: repository
// rules: wire-format-in-domain
// file: Sources/Domain/Requests/LoginEndpoint.swift
import Moya

public enum LoginEndpoint {
  case login(name: String)
}

private struct LoginBody: Encodable {
  var name: String
}

extension LoginEndpoint: TargetType {
  public var task: Task {
    switch self {
    case .login(let name): return .requestJSONEncodable(LoginBody(name: name))
    }
  }
}
// file: Sources/Domain/Models/Member.swift
public struct Member: Encodable {  // ! wire-format-in-domain Member -> Encodable
  public let name: String
}
