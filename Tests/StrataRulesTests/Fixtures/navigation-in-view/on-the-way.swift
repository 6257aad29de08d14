// style: coordinator
// A screen that is built before the call that shows it.
// file: Sources/Presentation/Views/TideListController.swift
import UIKit

final class TideListController: UIViewController {
  private lazy var detail = TideController()  // ! navigation-in-view TideListController -> TideController
  private let header = TideHeaderController()

  func push() {
    let next = TideController()  // ! navigation-in-view TideListController -> TideController
    next.title = "Tide"
    navigationController?.pushViewController(next, animated: true)
  }
  func pushDetail() { navigationController?.pushViewController(detail, animated: true) }
  func pushMade() { navigationController?.pushViewController(makeNext(), animated: true) }
  private func makeNext() -> UIViewController {
    TideController()  // ! navigation-in-view TideListController -> TideController
  }
  func showInStack() {
    let next = TideController()  // ! navigation-in-view TideListController -> TideController
    let stack = UINavigationController(rootViewController: next)
    present(stack, animated: true)
  }
  func showSide() { show(TideController(), sender: self) }  // ! navigation-in-view TideListController -> TideController
  func replaceRoot() {
    view.window?.rootViewController = TideController()  // ! navigation-in-view TideListController -> TideController
  }
  func replaceAll() {
    navigationController?.setViewControllers([TideController()], animated: false)  // ! navigation-in-view TideListController -> TideController
  }
  func embed() {
    let child = TideController()
    addChild(child)
    addChild(header)
    present(makeAlert(), animated: true)
  }
  private func makeAlert() -> UIAlertController { UIAlertController(title: "Tide", message: nil, preferredStyle: .alert) }
  func show(_ tide: String) {}
  func reload() { show("high") }
}

final class TideController: UIViewController {}
final class TideHeaderController: UIViewController {}
// file: Sources/Presentation/Views/TideView.swift
import SwiftUI

struct TideView: View {
  var body: some View {
    VStack {
      header
      NavigationLink("Now", destination: destination)
      NavigationLink("Later", destination: later())
    }
    .navigationDestination(for: Int.self) { _ in self.other }
    .sheet(isPresented: .constant(false)) { header }
  }
  private var header: some View { TideRow() }
  private var destination: some View { TideDayView() }  // ! navigation-in-view TideView -> TideDayView
  private var other: some View { TideDayView() }  // ! navigation-in-view TideView -> TideDayView
  private func later() -> some View { TideDayView() }  // ! navigation-in-view TideView -> TideDayView
}

struct TideDayView: View {
  var body: some View { Text("Day") }
}

struct TideRow: View {
  var body: some View { Text("Row") }
}
