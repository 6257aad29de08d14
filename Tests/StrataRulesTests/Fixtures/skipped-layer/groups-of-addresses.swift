// style: repository
// rules: skipped-layer, dependency-rule
// file: Sources/Network/AvatarAPI.swift
import Foundation

enum AvatarAPI {
  case small(id: String)
  case large(id: String)

  var host: String { "https://avatars.example" }

  var url: URL? {
    switch self {
    case .small(let id): return URL(string: host + "/" + id + "/s.png")
    case .large(let id): return URL(string: host + "/" + id + "/l.png")
    }
  }

  static func badge(of name: String) -> URL? { URL(string: "https://badges.example/" + name) }
}

struct Links {
  struct API {
    static let host = "help.example"
    static let help = URL(string: "https://help.example")!
    private static let base: URLComponents = {
      var components = URLComponents()
      components.host = host
      return components
    }()
    static let terms: URL? = base.url
  }
}
// Sends requests.
struct MapTileAPI {
  static let host = "tiles.example"

  func tile(_ name: String) async throws -> String { name + Self.host }
}
// Holds what sends them.
enum WeatherAPI {
  static let host = "weather.example"
  static let session = URLSession.shared
}
// Describes a request for a client.
enum RouteAPI: TargetType {
  case plan
}
// file: Sources/Presentation/ProfileView.swift
import SwiftUI

struct ProfileView: View {
  let id: String
  let tiles: MapTileAPI  // ! skipped-layer ProfileView -> MapTileAPI

  var body: some View {
    AsyncImage(url: AvatarAPI.small(id: id).url)
    Link("Help", destination: Links.API.help)
    Text(WeatherAPI.host)  // ! skipped-layer ProfileView -> WeatherAPI
    Text(String(describing: RouteAPI.plan))  // ! skipped-layer ProfileView -> RouteAPI
  }
}
