// style: repository
// rules: logic-in-view, skipped-layer, forbidden-import
// A client of the network in a view is one violation.
// file: Sources/Presentation/PortView.swift
import SwiftUI

struct PortView: View {
  var body: some View {
    Button("Load", action: load)
  }

  private func load() {
    Task {
      _ = try await URLSession.shared.data(from: address)  // ! skipped-layer PortView -> URLSession
    }
  }

  private func decode(_ data: Data) -> Port? {
    try? JSONDecoder().decode(Port.self, from: data)  // ! logic-in-view
  }
}
