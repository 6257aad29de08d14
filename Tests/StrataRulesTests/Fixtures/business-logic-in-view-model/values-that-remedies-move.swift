// style: repository
// rules: all
// A view model decides by a value of the domain, but not by one of the data layer: no remedy moves it to the domain.
// file: Sources/Domain/Parcels/Courier.swift
struct Courier { let name: String }
// file: Sources/Data/Parcels/Crate.swift
struct Crate {
  let length: Double
  let depth: Double
}

struct Stamp {
  let label: String
}
// file: Sources/Presentation/Parcels/ParcelViewModel.swift
final class ParcelViewModel {
  private let crate: Crate  // ! dependency-rule ParcelViewModel -> Crate
  private let stamp: Stamp  // ! dependency-rule ParcelViewModel -> Stamp

  init(crate: Crate, stamp: Stamp) {  // ! dependency-rule ParcelViewModel -> Crate ! dependency-rule ParcelViewModel -> Stamp
    self.crate = crate
    self.stamp = stamp
  }

  var space: Double { crate.length * crate.depth }  // ! dependency-rule ParcelViewModel -> Crate

  var title: String { stamp.label }  // ! dependency-rule ParcelViewModel -> Stamp
}
