// A double that nothing of the app uses is outside the layers, also where the app's target compiles it.
// style: repository
// rules: unassigned-type, default-argument-instantiation
// file: Sources/Presentation/BuoyViewModel.swift
final class BuoyViewModel {
  private let store: BuoyStoring
  init(store: BuoyStoring) { self.store = store }
}

// file: Sources/Misc/BuoyStoring.swift
protocol BuoyStoring {}  // ! unassigned-type BuoyStoring
final class BuoyStoreOfDisk: BuoyStoring {}  // ! unassigned-type BuoyStoreOfDisk

// file: Sources/Misc/MockBuoyStore.swift
final class MockBuoyStore: BuoyStoring {
  init(client: BuoyHTTPClient = BuoyHTTPClient()) {}
}

// file: Sources/Infrastructure/BuoyHTTPClient.swift
final class BuoyHTTPClient {}
