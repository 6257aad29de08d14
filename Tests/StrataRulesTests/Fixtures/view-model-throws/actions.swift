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
}

struct BasketExporter {
  let viewModel: BasketViewModel

  func run() throws -> String { try viewModel.export() }
}

// file: Sources/Presentation/CheckoutViewModel.swift
import UIKit

protocol CheckoutViewModelProtocol {
  func pay() throws
}

protocol Syncing {
  func sync() throws
}

final class CheckoutViewModel: CheckoutViewModelProtocol, Syncing {
  func pay() throws {}  // ! view-model-throws CheckoutViewModel -> pay()

  func sync() throws {}
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
  }
}
