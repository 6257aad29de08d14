// style: reactive
// rules: logic-in-view
// Amounts by the type or the name of a function, bounds on amounts of streams, and use cases that return streams.
// file: Sources/Domain/Entities/Ferry.swift
import Foundation

struct Ferry {
  let id: Int
  let seconds: Double
}
// file: Sources/Domain/UseCases/BoardFerryUseCase.swift
import RxSwift

protocol BoardFerryUseCase {
  func execute(ferry: Int) -> Single<Ferry>
  func cancel()
}
// file: Sources/Presentation/Ferry/FerryViewModel.swift
import RxCocoa
import RxSwift

final class FerryViewModel: BaseViewModel<Int> {
  let total = BehaviorRelay<Decimal>(value: 0)
  let names = BehaviorRelay<[String]>(value: [])
  func board(_ ferry: Ferry) {}
}
// file: Sources/Presentation/Ferry/FerryViewController.swift
import RxSwift
import UIKit

final class FerryViewController: UIViewController {
  private let viewModel: FerryViewModel
  private let board: BoardFerryUseCase
  private let label = UILabel()
  private let bag = DisposeBag()

  init(viewModel: FerryViewModel, board: BoardFerryUseCase) {
    self.viewModel = viewModel
    self.board = board
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.total
      .filter { $0 > 10_000 }  // ! logic-in-view FerryViewController -> viewDidLoad(): threshold total
      .map { "\($0)" }
      .bind(to: label.rx.text)
      .disposed(by: bag)
    viewModel.names.filter { $0.count > 1 }.bind(onNext: { _ in }).disposed(by: bag)
    viewModel.board(Ferry(id: 1, seconds: 2))
  }

  func tap(_ ferry: Ferry) {
    board.execute(ferry: ferry.id).subscribe(onFailure: { _ in }).disposed(by: bag)
  }
}
// file: Sources/Presentation/Ferry/FerryCardView.swift
import SwiftUI

struct FerryCardView: View {
  let ferry: Ferry
  let rate: Decimal

  var body: some View {
    Text(sum(nights: 3), format: .number)
      .opacity(opacity(at: 2))
  }
}

extension FerryCardView {
  func sum(nights: Int) -> Decimal {
    rate * Decimal(nights) * 1.19  // ! logic-in-view FerryCardView -> sum(nights:): calculation amounts
  }
  var cost: Double {
    ferry.seconds / 3_600 * 85  // ! logic-in-view FerryCardView -> cost: calculation amounts
  }
  var hours: Double { ferry.seconds / 3_600 }
  func opacity(at step: Int) -> Double { Double(step) * 0.25 }
}
