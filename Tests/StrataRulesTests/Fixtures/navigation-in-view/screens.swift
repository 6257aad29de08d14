// style: coordinator
// file: Sources/Presentation/Views/ItemListView.swift
import SwiftUI

struct ItemListView: View {
  let viewModel: ItemListViewModel
  @State private var isEditing = false

  var body: some View {
    List {
      NavigationLink("Details") {
        ItemDetailsView(viewModel: ItemDetailsViewModel())  // ! navigation-in-view ItemListView -> ItemDetailsView
      }
      NavigationLink(destination: HelpView()) { ItemRow() }  // ! navigation-in-view ItemListView -> HelpView
      Button("Show") { viewModel.showDetails() }
      ItemRow()
    }
    .sheet(isPresented: $isEditing) {
      ItemEditView(viewModel: ItemEditViewModel())  // ! navigation-in-view ItemListView -> ItemEditView
    }
    .popover(isPresented: $isEditing) { ItemRow() }
    .navigationDestination(for: String.self) { _ in HelpView() }  // ! navigation-in-view ItemListView -> HelpView
  }
}
// file: Sources/Presentation/Views/ItemDetailsView.swift
import SwiftUI

struct ItemDetailsView: View {
  let viewModel: ItemDetailsViewModel
  var body: some View { Text("Details") }
}
// file: Sources/Presentation/Views/ItemEditView.swift
import SwiftUI

struct ItemEditView: View {
  let viewModel: ItemEditViewModel
  var body: some View { Text("Edit") }
}
// file: Sources/Presentation/Views/HelpView.swift
import SwiftUI

struct HelpView: View {
  var body: some View { Text("Help") }
}
// file: Sources/Presentation/Views/ItemRow.swift
import SwiftUI

struct ItemRow: View {
  var body: some View { Text("Row") }
}
// file: Sources/Presentation/Views/ItemViewController.swift
import UIKit

final class ItemViewController: UIViewController {
  func showHelp() {
    navigationController?.pushViewController(HelpViewController(), animated: true)  // ! navigation-in-view ItemViewController -> HelpViewController
    present(HelpViewController(), animated: true)  // ! navigation-in-view ItemViewController -> HelpViewController
    present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
    addChild(HelpViewController())
  }
}
// file: Sources/Presentation/Views/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {}
// file: Sources/Presentation/Coordinators/ItemFlowView.swift
import SwiftUI

struct ItemFlowView: View {
  var body: some View {
    NavigationLink("Help") { HelpView() }
  }
}
// file: Sources/Presentation/ViewModels/ItemListViewModel.swift
final class ItemListViewModel {
  func showDetails() {}
}
// file: Sources/Presentation/ViewModels/ItemDetailsViewModel.swift
final class ItemDetailsViewModel {}
// file: Sources/Presentation/ViewModels/ItemEditViewModel.swift
final class ItemEditViewModel {}
