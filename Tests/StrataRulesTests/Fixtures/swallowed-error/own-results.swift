// style: repository
// rules: swallowed-error
// A type of the project with the cases of `Result`: only what is surely a `Result` is judged.
// file: Sources/Domain/Landing.swift
enum Landing { case success(Int), failure }
// file: Sources/Data/Repositories/BargeRepositoryImpl.swift
final class BargeRepositoryImpl {
  private let dock: BargeDock
  init(dock: BargeDock) { self.dock = dock }

  func landed() -> Int? {
    guard case .success(let number) = dock.land() else { return nil }
    return number
  }
  func unknown() -> Int? {
    switch Harbor.shared.land() {
    case .success(let number): return number
    case .failure: return nil
    }
  }
  func known() -> Int? {
    let result: Result<Int, Error> = Harbor.shared.result()
    guard case .success(let number) = result else { return nil }  // ! swallowed-error
    return number
  }
  func passed(_ result: Result<Int, Error>) -> Int? {
    if case .success(let number) = result { return number }  // ! swallowed-error
    return nil
  }
  func called() -> Int? {
    switch dock.moor() {
    case .success(let number): return number
    case .failure: return nil  // ! swallowed-error
    }
  }
  func tried() -> Int? {
    guard case .success(let number) = Result(catching: { try dock.count() }) else { return nil }  // ! swallowed-error
    return number
  }
}
// file: Sources/Data/DataSources/BargeDock.swift
typealias Mooring = Result<Int, Error>
final class BargeDock {
  func land() -> Landing { .failure }
  func moor() -> Mooring { .success(1) }
  func count() throws -> Int { 1 }
}
