// style: repository
// file: Sources/Presentation/WalletViewController.swift
import UIKit

final class WalletViewController: UIViewController {
  private let viewModel: WalletViewModel

  init(viewModel: WalletViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let entries = viewModel.entries.sorted { $0.date > $1.date }  // ! logic-in-view WalletViewController
    let fields = view.subviews.filter { $0 is UITextField }
    show(viewModel.visible.sorted { $0.date > $1.date }, fields)  // ! logic-in-view WalletViewController
    show(entries, viewModel.windows.filter { $0 is UITextField })
    show(entries, fields)
  }

  private func show(_ entries: [WalletEntry], _ views: [UIView]) {}
}
// file: Sources/Presentation/WalletViewModel.swift
import UIKit

final class WalletViewModel {
  private(set) var entries: [WalletEntry] = []
  private(set) var visible: [WalletEntry] = []
  private(set) var windows: [UIView] = []
}
// file: Sources/Domain/WalletEntry.swift
import Foundation

struct WalletEntry {
  let date: Date
}
