// style: repository
// rules: logic-in-view, skipped-layer
// A name that the project declares is not that of a framework's client.
// file: Sources/Presentation/GreenhouseView.swift
import SwiftUI

struct GreenhouseView: View {
  let container: Registry

  var body: some View {
    Text(container.resolve(SessionManager.self).name)
    Text(container.resolve(WateringAPIService.self).name)  // ! skipped-layer GreenhouseView -> WateringAPIService
    Text(JSONDecoder().description)  // ! logic-in-view GreenhouseView -> body: network
  }
}
// file: Sources/Session/SessionManager.swift
struct SessionManager {
  let name: String
}

struct Registry {
  func resolve<Value>(_ type: Value.Type) -> Value { fatalError() }
}
// file: Sources/Network/WateringAPIService.swift
final class WateringAPIService {
  let name = "w"

  func water() async throws {}
}
