// style: repository
// rules: property-injection
// The list creates its cells, also those of a library's class, so that nothing can be passed to an initializer.
// file: Sources/Domain/LoadRouteUseCase.swift
final class LoadRouteUseCase { func execute() {} }
// file: Sources/Presentation/Cells.swift
import SwipeCells
import UIKit

final class RouteCell: SwipeTableViewCell {
  var load: LoadRouteUseCase!
  func prepare() { load.execute() }
}
final class RoutePanel: UIView {
  var load: LoadRouteUseCase!  // ! property-injection RoutePanel -> LoadRouteUseCase
  func prepare() { load.execute() }
}
