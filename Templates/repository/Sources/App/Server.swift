import ExampleAPI
import Foundation
import StrataNetwork

/// The server of the app.
enum Server {
  /// Its URL, without the path of an API: `URL(string: "https://api.example.com")`. `nil`: there is none yet.
  static let url: URL? = nil

  /// The server; until there is one, the API in memory.
  static func backend(or api: ExampleAPI) -> (url: URL, transport: any Transport) {
    if let url { return (url, URLSessionTransport.shared) }
    return memory(api)
  }

  /// The API in memory. A release refuses to start with it: what its users write would be gone at the next start.
  static func memory(_ api: ExampleAPI) -> (url: URL, transport: any Transport) {
    #if DEBUG
      return (.exampleServer, api)
    #else
      fatalError("The app has no server: set Server.url in Sources/App/Server.swift.")
    #endif
  }
}
