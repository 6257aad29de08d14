// style: repository
// What a protocol of the project is called says nothing about what its types may use.
// file: Sources/Data/Tariff.swift
struct Tariff {
  static var rate: Int { 3 }
}
// file: Sources/Domain/App.swift
protocol App { var name: String { get } }
final class InstalledApp: App {
  let name = ""
  let tariff = Tariff()  // ! dependency-rule InstalledApp -> Tariff
}
protocol DeluxeApp: App {}
struct PaidApp: DeluxeApp {
  let name = ""
  func price() -> Int { Tariff.rate }  // ! dependency-rule PaidApp -> Tariff
}
// file: Sources/Domain/Delegates.swift
protocol UIApplicationDelegate {}
protocol UISceneDelegate {}
final class Pricing: UIApplicationDelegate {
  func price() -> Int { Tariff.rate }  // ! dependency-rule Pricing -> Tariff
}
struct Discounts: UISceneDelegate {
  func price() -> Int { Tariff.rate }  // ! dependency-rule Discounts -> Tariff
}
final class PriceSceneDelegate: UISceneDelegate {
  func price() -> Int { Tariff.rate }  // ! dependency-rule PriceSceneDelegate -> Tariff
}
// file: Sources/Domain/Keys.swift
protocol DependencyKey {}
struct PriceKey: DependencyKey {
  static let liveValue = Tariff()  // ! dependency-rule PriceKey -> Tariff
}
// file: Sources/Domain/Previews.swift
protocol PreviewProvider { func preview() -> Int }
struct PricePreview: PreviewProvider {
  func preview() -> Int {
    #if DEBUG
      _ = Tariff()
    #endif
    return Tariff.rate  // ! dependency-rule PricePreview -> Tariff
  }
  struct Part { var tariff: Tariff? }  // ! dependency-rule PricePreview.Part -> Tariff
}
struct Photo {}
extension Photo: PreviewProvider {
  func preview() -> Int { Tariff.rate }  // ! dependency-rule Photo -> Tariff
}
extension Int: PreviewProvider {
  func preview() -> Int { Tariff.rate }  // ! dependency-rule Int -> Tariff
}
