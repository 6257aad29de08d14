// style: repository
// rules: direct-instantiation
// A struct that only carries the data with which it is created is a value, whatever its name is.
// file: Sources/Presentation/StoreViewModel.swift
final class StoreViewModel {
  private let person: Person

  init(person: Person) { self.person = person }

  func load() {
    let manager = StoreManager(name: person.name, phone: person.phone)
    print(manager.label)
    print(ShopManager(name: person.name).greeting())  // ! direct-instantiation StoreViewModel -> ShopManager
    _ = KioskManager(path: "kiosk")  // ! direct-instantiation StoreViewModel -> KioskManager
    _ = StallManager(onChange: {})  // ! direct-instantiation StoreViewModel -> StallManager
    _ = BoothManager(loader: BoothService())  // ! direct-instantiation StoreViewModel -> BoothManager
    _ = MarketManager(onChange: {})  // ! direct-instantiation StoreViewModel -> MarketManager
    _ = BazaarManager(cache: ImageCache())  // ! direct-instantiation StoreViewModel -> BazaarManager
    _ = FairManager(loader: 1)  // ! direct-instantiation StoreViewModel -> FairManager
    _ = StandManager()  // ! direct-instantiation StoreViewModel -> StandManager
    _ = TentManager(name: "")  // ! direct-instantiation StoreViewModel -> TentManager
  }
}
// file: Sources/Domain/Person.swift
struct Person {
  let name: String
  let phone: String
}
// file: Sources/Domain/StoreManager.swift
/// A person who manages a store.
struct StoreManager {
  let name: String
  var phone: String?
  var label: String { name + (phone ?? "") }
}
// file: Sources/Domain/ShopManager.swift
struct ShopManager {
  let name: String
  func greeting() -> String { name }
}
// file: Sources/Domain/KioskManager.swift
struct KioskManager {
  let path: String
  var isOpen: Bool { UserDefaults.standard.bool(forKey: path) }
}
// file: Sources/Domain/StallManager.swift
struct StallManager {
  let onChange: () -> Void
}
// file: Sources/Domain/MarketManager.swift
typealias Change = () -> Void
struct MarketManager {
  let onChange: Change?
}
// file: Sources/Domain/BazaarManager.swift
final class ImageCache {
  var count = 0
}
struct BazaarManager {
  let cache: ImageCache
}
// file: Sources/Domain/FairManager.swift
struct FairManager<Loader> {
  let loader: Loader
}
// file: Sources/Domain/BoothManager.swift
struct BoothManager {
  let loader: BoothService
}
final class BoothService {}
// file: Sources/Domain/StandManager.swift
struct StandManager {
  private var isOpen = false
}
// file: Sources/Domain/TentManager.swift
struct TentManager {
  static let shared = TentManager(name: "tent")
  let name: String
}
