import Foundation
import FoundationNetworking
import Security

// What the network layer of the kit uses of Apple's `URLSession`, and Foundation on Linux lacks or calls unavailable.
// Compiled into the module itself: there its own declarations come first.

let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLSession {
  var allTasks: [URLSessionTask] { get async { [] } }
}

extension URLSessionConfiguration {
  static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLProtectionSpace {
  var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
