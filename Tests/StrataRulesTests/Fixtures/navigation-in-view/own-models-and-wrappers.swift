// style: module
// rules: navigation-in-view
// A model in the view's own state shows a screen like a flag, also beside a router. What a representable hosts is a screen,
// unless it gets it; a controller of UIKit is its own.
// file: Domain/BusinessModels/Parcel.swift
struct Parcel: Identifiable { let id: String }
// file: Presentation/Views/ParcelListView.swift
import SwiftUI

protocol ParcelRouter: AnyObject {
  var sheet: Parcel? { get set }
  func showParcel(id: String)
}

final class ParcelViewModel: ObservableObject { init() {} }
final class LabelViewModel: ObservableObject { init() {} }

enum Sheet: Identifiable {
  case help
  var id: Int { 0 }
}

struct ParcelListView: View {
  weak var router: ParcelRouter?
  @StateObject var viewModel: ParcelViewModel
  let label: LabelViewModel
  @State private var shown: Parcel?
  @State private var sheet: Sheet?

  var body: some View {
    Text("")
      .sheet(item: $shown) { _ in LabelView(viewModel: label) }  // ! navigation-in-view ParcelListView -> LabelView
      .sheet(item: $sheet) { _ in LabelView(viewModel: label) }
      .fullScreenCover(isPresented: .constant(true)) { ScaleWrapper() }  // ! navigation-in-view ParcelListView.ScaleWrapper -> ScaleView
  }

  private struct ScaleWrapper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      UINavigationController(rootViewController: UIHostingController(rootView: ScaleView()))  // ! navigation-in-view ParcelListView.ScaleWrapper -> ScaleView
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
}

struct LabelView: View {
  let viewModel: LabelViewModel
  var body: some View { Text("") }
}

struct ScaleView: View {
  var body: some View { Text("") }
}
// file: Presentation/Views/Wrappers.swift
import SwiftUI

struct HostWrapper<Content: View>: UIViewControllerRepresentable {
  let content: Content
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: content) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class ScannerViewController: UIViewController {}

struct ScannerWrapper: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ScannerViewController { ScannerViewController() }
  func updateUIViewController(_ controller: ScannerViewController, context: Context) {}
}
