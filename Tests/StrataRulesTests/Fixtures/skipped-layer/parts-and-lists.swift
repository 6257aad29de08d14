// style: repository
// rules: skipped-layer
// file: Sources/Presentation/OrdersViewModel.swift
import Foundation

@MainActor
final class OrdersViewModel: ObservableObject {
  typealias Sorting = OrderRepositoryImpl.Sorting
  @Published private(set) var sorting = OrderRepositoryImpl.Sorting.newest

  func sort() { sorting = Sorting.oldest }
}
// file: Sources/Presentation/WebPageViewController.swift
import UIKit

final class WebPageViewController: UIViewController {
  func decide(_ answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) {
    let choice = URLSession.AuthChallengeDisposition.useCredential
    answer(choice, nil)
  }
}
// file: Sources/Presentation/CarouselView.swift
import UIKit

protocol CarouselDataSource: AnyObject {
  func count(in carousel: CarouselView) -> Int
}

final class CarouselView: UIView {
  weak var dataSource: CarouselDataSource?
}
// file: Sources/Data/OrderRepositoryImpl.swift
final class OrderRepositoryImpl {
  enum Sorting { case newest, oldest }
}
