// style: repository
// rules: dependency-rule
// Outside types, code in a file of no layer passes on what it uses. Types there are `unassigned-type`.
// file: Sources/Data/Tariffs.swift
enum Tariffs { static let rate = 1 }
// file: Sources/Managers/Rates.swift
func rate() -> Int { Tariffs.rate }  // ! dependency-rule rate() -> Tariffs
extension Int { func rated() -> Int { Tariffs.rate * self } }  // ! dependency-rule Int -> Tariffs
func unusedRate() -> Int { Tariffs.rate }
// file: Sources/Domain/Fare.swift
struct Fare {
  func total() -> Int { rate() + 1.rated() }  // ! dependency-rule rate() -> Tariffs ! dependency-rule Int -> Tariffs
}
// file: Sources/Data/FareSource.swift
struct FareSource { func total() -> Int { rate() } }
