// style: repository
// rules: dependency-rule
// A list of texts does not have the members of an extension of a list of rows.
// file: Sources/Data/Rows.swift
struct PlotRow {}

extension [PlotRow] {
  func count(of kind: Int) -> Int { 0 }
  func widest() -> Int { 0 }
}
extension Set<PlotRow> {
  func widest() -> Int { 0 }
}
extension [String: PlotRow] {
  func widest() -> Int { 0 }
}
extension [Int] {
  func plotSum() -> Int { 0 }
}
// file: Sources/Domain/Plots.swift
struct Plots {
  let names: [String]
  let sizes: [Int]
  let marks: Set<Int>
  let owners: [String: Int]
  func number() -> Int { names.count }
  func wide() -> Int { names.widest() + marks.widest() + owners.widest() }
  func sum() -> Int { sizes.plotSum() }  // ! dependency-rule Plots -> [Int].plotSum()
}
