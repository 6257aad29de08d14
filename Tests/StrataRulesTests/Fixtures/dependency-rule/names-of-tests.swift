// style: repository
// rules: dependency-rule
// What tests declare has no meaning for production code.
// file: Sources/Data/Limits.swift
enum Limits { static let highest = 1 }
func currentLimit() -> Int { Limits.highest }
// file: Sources/Domain/Budget.swift
struct Budget {
  var limits: Limits?  // ! dependency-rule Budget -> Limits
  func highest() -> Int { Limits.highest }  // ! dependency-rule Budget -> Limits
  func current() -> Int { currentLimit() }  // ! dependency-rule Budget -> currentLimit()
}
// file: Tests/LimitsDouble.swift
enum Limits { static let highest = 2 }
func currentLimit() -> Int { 3 }
// file: Tests/MoreLimits.swift
enum Limits { static let highest = 4 }
