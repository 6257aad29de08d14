// A view that is no screen is no navigation: the view model knows a view.
// style: coordinator
// rules: navigation-in-view-model, view-model-knows-view
// file: Sources/Presentation/Views/TollHeaderView.swift
import UIKit

final class TollHeaderView: UIView {}
final class TollController: UIViewController {}
// file: Sources/Presentation/ViewModels/TollViewModel.swift
final class TollViewModel {
  func header() -> Any {
    TollHeaderView()  // ! view-model-knows-view TollViewModel -> TollHeaderView
  }

  func next() -> Any {
    TollController()  // ! navigation-in-view-model TollViewModel -> TollController
  }
}
