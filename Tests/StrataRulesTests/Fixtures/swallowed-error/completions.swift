// style: repository
// rules: swallowed-error
// An empty value that a closure gets instead of the error.
// file: Sources/Data/Repositories/TramRepositoryImpl.swift
import Foundation

typealias TramsHandler = ([Tram]) -> Void

final class TramRepositoryImpl {
  private let depot: TramDepot
  init(depot: TramDepot) { self.depot = depot }

  func bare(completion: @escaping ([Tram]) -> Void) {
    depot.load { result in
      switch result {
      case .success(let trams): completion(trams)
      case .failure: completion([])  // ! swallowed-error
      }
    }
  }
  func bound(completion: @escaping TramsHandler) {
    depot.load { result in
      switch result {
      case .success(let trams): completion(trams)
      case .failure(let error):  // ! swallowed-error
        print(error)
        completion([])
      }
    }
  }
  func guarded(completion: @escaping ([Tram]) -> Void) {
    depot.load { result in
      guard case .success(let trams) = result else {  // ! swallowed-error
        completion([])
        return
      }
      completion(trams)
    }
  }
  func attempted(completion: @escaping ([Tram]) -> Void) {
    depot.load { result in
      guard let trams = try? result.get() else { return completion([]) }  // ! swallowed-error
      completion(trams)
    }
  }
  func caught(done: (([Tram]) -> Void)?) {
    do { done?(try depot.read()) } catch { done?([]) }  // ! swallowed-error
  }
  func later(done: @escaping ([Tram]?) -> Void) {
    do { done(try depot.read()) } catch { DispatchQueue.main.async { done(nil) } }  // ! swallowed-error
  }
  func onMain(done: @escaping ([Tram]?) -> Void) async {
    do { done(try depot.read()) } catch { await MainActor.run { done(nil) } }  // ! swallowed-error
  }
  func both(done: @escaping ([Tram]?, Error?) -> Void) {
    do { done(try depot.read(), nil) } catch { done(nil, nil) }  // ! swallowed-error
  }
  func resumed() async -> [Tram] {
    await withCheckedContinuation { continuation in
      do { continuation.resume(returning: try depot.read()) } catch { continuation.resume(returning: []) }  // ! swallowed-error
    }
  }

  func requested(completion: @escaping ([Tram]) -> Void) {
    URLSession.shared.dataTask(with: depot.url) { data, _, error in
      if let error {  // ! swallowed-error
        print(error)
        completion([])
        return
      }
      completion(self.depot.parse(data))
    }.resume()
    depot.fetch { trams, error in
      guard let trams, error == nil else { return completion([]) }  // ! swallowed-error
      completion(trams)
    }
    depot.fetch { trams, error in
      if error != nil { completion([]) } else { completion(trams ?? []) }  // ! swallowed-error
    }
  }

  // The closure gets the error, or the value is no empty one.
  func passed(done: @escaping ([Tram]?, Error?) -> Void) {
    do { done(try depot.read(), nil) } catch { done(nil, error) }
    depot.fetch { trams, error in
      if let error { done(nil, error) } else { done(trams, nil) }
    }
    depot.fetch { trams, error in
      guard let trams, error == nil else { return done(nil, error) }
      done(trams, nil)
    }
  }
  func mapped(_ show: ([Tram]) -> String) -> String {
    do { return show(try depot.read()) } catch { return show([]) }
  }
  func known(_ error: Error?, completion: @escaping (Bool) -> Void) {
    guard error == nil else { return completion(false) }
    completion(true)
  }
}
// file: Sources/Data/DataSources/TramDepot.swift
import Foundation

struct Tram {}
final class TramDepot {
  let url: URL
  init(url: URL) { self.url = url }
  func load(_ done: @escaping (Result<[Tram], Error>) -> Void) {}
  func fetch(_ done: @escaping ([Tram]?, Error?) -> Void) {}
  func read() throws -> [Tram] { [] }
  func parse(_ data: Data?) -> [Tram] { [] }
}
