// style: repository
// rules: dependency-rule
// Accepting the first type of an expression accepts no other type that its later lines reach.
// file: Sources/App/Presentation/RouteViewModel.swift
final class RouteViewModel {
  let model: RouteModel

  init(model: RouteModel) { self.model = model }

  func open() -> [String] {
    model.sheet.stops  // ! dependency-rule RouteViewModel -> RouteSheet
      .filter { $0.isOpen }
      .map(\.city)
      .map { $0.name }
  }

  func accepted() -> [String] {
    // strata:disable:next dependency-rule — moves with the sheet
    model.sheet.stops
      .filter { $0.isOpen }  // ! dependency-rule RouteViewModel -> RouteStop
      .map { $0.city }  // ! dependency-rule RouteViewModel -> RouteStop
      .map { $0.name }  // ! dependency-rule RouteViewModel -> RouteCity
  }

  func acceptedTwice() -> [String] {
    // strata:disable:next dependency-rule — moves with the sheet
    model.sheet.stops
      // strata:disable:next dependency-rule — moves with the stop
      .map { $0.city }
      .map { $0.name }  // ! dependency-rule RouteViewModel -> RouteCity
  }

  // On one line, and of one type, an expression has one location.
  func acceptedOnOneLine() -> String? {
    // strata:disable:next dependency-rule — moves with the sheet
    model.sheet.stops.map { $0.city }.map { $0.name }.first
  }

  func acceptedOfOneType() -> RouteModel {
    // strata:disable:next dependency-rule — moves with the sheet
    model.sheet.sorted()
      .shortened()
      .owner
  }

  func acceptedAll() -> [String] {
    // strata:disable dependency-rule — moves with the sheet
    model.sheet.stops
      .map { $0.city }
      .map { $0.name }
    // strata:enable dependency-rule
  }
}
// file: Sources/App/Domain/RouteModel.swift
struct RouteModel {
  let sheet: RouteSheet  // ! dependency-rule RouteModel -> RouteSheet
}
// file: Sources/App/Data/RouteSheet.swift
struct RouteSheet {
  let stops: [RouteStop]
  let owner: RouteModel

  func sorted() -> RouteSheet { self }
  func shortened() -> RouteSheet { self }
}

struct RouteStop {
  let city: RouteCity
  let isOpen: Bool
}

struct RouteCity { let name: String }
