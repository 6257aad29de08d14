import Foundation

enum AuthNetworkRoute: URLRequestProtocol {
  case sendOTP(req: NetReqSendOTP)
  case validate(req: NetReqValidate)
  case reset(email: String)
  case profile
  case session

  var url: URL {
    switch self {
    case .sendOTP: return URL(string: "https://api.bazaar.example/client")!
    case .validate: return URL(string: "https://api.bazaar.example/valid")!
    case .reset: return URL(string: "https://api.bazaar.example/reset")!
    case .profile: return URL(string: "https://api.bazaar.example/profile")!
    case .session: return URL(string: "https://api.bazaar.example/session")!
    }
  }

  var body: Data? {
    switch self {
    case .sendOTP(let req): return try? JSONEncoder().encode(req)
    case .validate(let req): return try? JSONEncoder().encode(req)
    case .reset, .profile, .session: return nil
    }
  }

  func request() -> URLRequest {
    var request = URLRequest(url: url)
    request.httpBody = body
    return request
  }
}
