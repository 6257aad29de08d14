// style: repository
// rules: view-model-throws
// file: Sources/Presentation/BasketViewModel.swift
import SwiftUI

@MainActor
final class BasketViewModel: ObservableObject {
  @Published private(set) var lines: [String] = []

  // Called by the view, which has to handle the error.
  func refresh() async throws { lines = try await stored() }  // ! view-model-throws BasketViewModel -> refresh()

  // A result does not change that.
  func total(of line: String) throws -> Int {  // ! view-model-throws BasketViewModel -> total(of:)
    try price(line)
  }

  // No known caller: only a view calls a command of a view model.
  func clear() async throws {}  // ! view-model-throws BasketViewModel -> clear()

  // A helper of `refresh`.
  func stored() async throws -> [String] { [] }

  // Another type asks for it.
  func export() throws -> String { lines.joined() }

  // A getter is read in the same way.
  var weight: Int {  // ! view-model-throws BasketViewModel -> weight
    get throws { try tare + 1 }
  }

  // No known code reads it.
  var discount: Int {  // ! view-model-throws BasketViewModel -> discount
    get async throws { 1 }
  }

  // Nor does any call it.
  func receipt() throws -> String { "" }  // ! view-model-throws BasketViewModel -> receipt()

  // A helper of `weight`.
  var tare: Int {
    get throws { 0 }
  }

  // Another type reads it.
  var code: String {
    get throws { "" }
  }

  func add(_ line: String) { lines.append(line) }

  func each(_ body: (String) throws -> Void) rethrows { for line in lines { try body(line) } }

  func reset() throws(Never) {}

  private func price(_ line: String) throws -> Int { line.count }
}

struct BasketView: View {
  @StateObject var viewModel: BasketViewModel

  var body: some View {
    Text(label)
      .task { try? await viewModel.refresh() }
      .onTapGesture {
        viewModel.add("bread")
        viewModel.reset()
      }
  }

  var label: String { (try? viewModel.total(of: "bread")).map(String.init) ?? "" }

  var sum: Int { (try? viewModel.weight) ?? 0 }
}

struct BasketExporter {
  let viewModel: BasketViewModel

  func run() throws -> String { try viewModel.export() + viewModel.code }
}

// file: Sources/Presentation/CheckoutViewModel.swift
import UIKit

protocol CheckoutViewModelProtocol {
  func pay() throws  // ! view-model-throws CheckoutViewModel -> pay()
}

// Other types use it, too.
protocol Syncing {
  func sync() throws
}

struct SyncJob {
  let syncing: Syncing

  func run() throws { try syncing.sync() }
}

// Only view models conform to it, and nothing but views uses it.
protocol CheckoutActions {
  func cancel() throws  // ! view-model-throws CheckoutViewModel -> cancel()
  func send() throws  // ! view-model-throws CheckoutViewModel -> send()
}

final class CheckoutViewModel: ObservableObject, CheckoutViewModelProtocol, Syncing, CheckoutActions {
  func pay() throws {}  // ! view-model-throws CheckoutViewModel -> pay()

  func sync() throws {}

  func cancel() throws {}  // ! view-model-throws CheckoutViewModel -> cancel()

  // Its own call does not make a requirement a helper.
  func send() throws {}  // ! view-model-throws CheckoutViewModel -> send()

  func retry() { try? send() }
}

final class CheckoutViewController: UIViewController {
  private let viewModel: CheckoutViewModelProtocol
  private let whole: CheckoutViewModel

  init(viewModel: CheckoutViewModelProtocol, whole: CheckoutViewModel) {
    self.viewModel = viewModel
    self.whole = whole
    super.init(nibName: nil, bundle: nil)
  }

  func tapped() {
    do { try viewModel.pay() } catch { print(error) }
    try? whole.sync()
    try? whole.cancel()
  }
}
