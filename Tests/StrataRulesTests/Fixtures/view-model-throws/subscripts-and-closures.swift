// style: repository
// rules: view-model-throws
// A subscript and a stored closure throw to the view that uses them.
// file: Sources/Presentation/MapViewModel.swift
import SwiftUI

typealias Route = (String) async throws -> Void

final class MapViewModel: ObservableObject {
  var open: () throws -> Void = {}  // ! view-model-throws MapViewModel -> open
  let follow: Route  // ! view-model-throws MapViewModel -> follow
  var onClose: (() throws -> Int)?  // ! view-model-throws MapViewModel -> onClose

  // The view sets it, and the view model calls it.
  var onPin: (() throws -> Void)?
  // Nobody calls it.
  var onZoom: (() throws -> Void)?
  let measure: () throws(Never) -> Void
  var count: () -> Int = { 0 }
  private var load: () throws -> Void = {}

  init(follow: @escaping Route, measure: @escaping () throws(Never) -> Void) {
    self.follow = follow
    self.measure = measure
  }

  subscript(name: String) -> Int {  // ! view-model-throws MapViewModel -> subscript(_:)
    get throws { try value(name) }
  }
  // Another type uses it.
  subscript(index: Int) -> Int {
    get throws { index }
  }
  subscript(safe index: Int) -> Int { index }

  func pin() { try? onPin?() }
  private func value(_ name: String) throws -> Int { name.count }
}

struct MapView: View {
  @StateObject var viewModel: MapViewModel

  var body: some View {
    Text(label)
      .task { try? await viewModel.follow("home") }
      .onTapGesture { try? viewModel.open() }
      .onDisappear { _ = try? viewModel.onClose?() }
      .onAppear {
        viewModel.onPin = { print("pinned") }
        viewModel.measure()
      }
  }

  var label: String { (try? viewModel["home"]).map(String.init) ?? "\(viewModel[safe: viewModel.count()])" }
}

struct MapExporter {
  let viewModel: MapViewModel
  func run() throws -> Int { try viewModel[1] }
}
