// Where all types do so, the project follows another convention: it is reported once.
// style: reactive
// rules: property-injection
// file: Sources/Domain/Fetch.swift
protocol FetchRoomsUseCase {}

// file: Sources/Presentation/AHall.swift
final class HallViewModel {
  var fetch: FetchRoomsUseCase!  // ! property-injection HallViewModel -> FetchRoomsUseCase
}

// file: Sources/Presentation/BLoft.swift
final class LoftViewModel {
  var fetch: FetchRoomsUseCase!  // ! property-injection HallViewModel -> FetchRoomsUseCase
}

// file: Sources/Presentation/CAttic.swift
final class AtticViewModel {
  var fetch: FetchRoomsUseCase!  // ! property-injection HallViewModel -> FetchRoomsUseCase
}

// file: Sources/Presentation/DCellar.swift
final class CellarViewModel {
  var fetch: FetchRoomsUseCase!  // ! property-injection HallViewModel -> FetchRoomsUseCase
}

// file: Sources/Presentation/EPorch.swift
final class PorchViewModel {
  var fetch: FetchRoomsUseCase!  // ! property-injection HallViewModel -> FetchRoomsUseCase
}
