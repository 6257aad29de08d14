// style: reactive
// rules: skipped-layer, dependency-rule
// file: Sources/ViewModels/MatchesViewModel.swift
protocol MatchesViewModel {
  var title: String { get }
}
// file: Sources/ViewModels/LiveMatches.swift
final class LiveMatches: MatchesViewModel {
  let title = ""
  let client: APIManager  // ! skipped-layer LiveMatches -> APIManager

  init(client: APIManager) { self.client = client }  // ! skipped-layer LiveMatches -> APIManager
}
// file: Sources/ViewModels/MatchCell.swift
import UIKit

final class MatchCell: UITableViewCell, MatchesViewModel {
  let title = ""
}
// file: Sources/Network/APIManager.swift
final class APIManager {}
// file: Sources/Network/ServerRouter.swift
final class ServerRouter {
  let client: APIManager
  init(client: APIManager) { self.client = client }
}
