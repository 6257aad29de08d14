// style: repository
// rules: direct-instantiation
// A property wrapper says how a property is stored, whatever its name is.
// file: Sources/Data/LanternStorage.swift
@propertyWrapper
struct LanternStorage<Value> {
  let key: String
  var wrappedValue: Value?

  init(key: String) { self.key = key }
}

final class LampStorage {
  func read() -> String? { nil }
}
// file: Sources/Data/LanternSettings.swift
final class LanternSettings {
  @LanternStorage var mode: String?
  private let lamps: LampStorage

  init(name: String) {
    _mode = LanternStorage(key: name)
    lamps = LampStorage()  // ! direct-instantiation LanternSettings -> LampStorage
  }
}
