// style: repository
// rules: logic-in-view
// Numbers in the state of a view model, in a draft and behind bindings.
// file: Sources/Domain/Exhibit.swift
import Foundation

struct Exhibit { let until: Date?; let works: Int; let borrowed: Int; let yearly: Decimal }
struct ExhibitDraft { var copies = 0 }
// file: Sources/Presentation/ExhibitViewModel.swift
import Combine

struct ExhibitUiState { var draft = Packing(); var error: String? }
struct Packing { var crates = 0; var householdSize = 0; var width = 0.0 }
final class ExhibitViewModel: ObservableObject {
  @Published private(set) var uiState = ExhibitUiState()
  @Published private(set) var exhibit: Exhibit?
  @Published var draft = ExhibitDraft()
  @Published var partySize = 1
  func send() {}
}
// file: Sources/Presentation/ExhibitView.swift
import SwiftUI

struct ExhibitView: View {
  @StateObject var viewModel: ExhibitViewModel
  @Binding var packing: Packing
  let exhibit: Exhibit

  var body: some View {
    VStack {
      Button("Send") { viewModel.send() }
        .disabled(viewModel.uiState.draft.crates < 10)  // ! logic-in-view
      Button("Insure") {
        if viewModel.uiState.draft.crates > 40 { viewModel.send() }  // ! logic-in-view
      }
      Button("Copy") {
        if viewModel.draft.copies > 9 {  // ! logic-in-view
          Task { await viewModel.send() }
        }
      }
      Button("Late") {
        if let until = viewModel.exhibit?.until, until < Date() { viewModel.send() }  // ! logic-in-view
      }
      Button("Group") { viewModel.send() }
        .disabled(viewModel.partySize > 8)  // ! logic-in-view
      Button("More") { packing.crates += 1 }
        .disabled(packing.crates >= 10)  // ! logic-in-view
      Button("Pack") { viewModel.send() }
        .disabled($packing.crates.wrappedValue < 25)  // ! logic-in-view
      Text("\(viewModel.uiState.draft.crates)")
        .onChange(of: viewModel.uiState.draft.crates) { _, new in
          if new > 5 { viewModel.send() }  // ! logic-in-view
        }
      Text(money(exhibit.yearly * 12))  // ! logic-in-view
      // What is only shown, sizes and questions for something at all are none.
      if viewModel.uiState.draft.crates > 10 { Text("Two lorries") }
      if exhibit.works - exhibit.borrowed < 2 { Text("Almost all are away") }
      Text(viewModel.uiState.draft.crates > 10 ? "Many" : "Few")
      Text("x").opacity(viewModel.uiState.draft.crates > 10 ? 1 : 0.4)
      Text("y").disabled(viewModel.uiState.draft.crates == 0)
      Text("z").disabled(viewModel.uiState.draft.width > 300)
      if let error = viewModel.uiState.error, error.count > 40 { Text(error) }
    }
  }
  private func money(_ amount: Decimal) -> String { "" }
}
// file: Sources/Presentation/LadderViewController.swift
import UIKit

final class LadderViewController: UIViewController {
  private let heightField = UITextField()
  private let viewModel: ExhibitViewModel
  private func claim() {
    if let height = Double(heightField.text ?? ""), height > 8 {  // ! logic-in-view
      showError("Too high")
      return
    }
    viewModel.send()
  }
  private func showError(_ text: String) {}
}
