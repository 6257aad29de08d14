// style: repository
// A protocol that somebody is injected with is the port of what conforms to it, also where neither has a role.
// file: Sources/Data/Countries/CountryRemoteData.swift
protocol CountryFetching {
  func fetch() async -> [String]
}

protocol CountryProgress: AnyObject {
  func advanced()
}

protocol CountryLabelled {
  func label() -> String
}

final class CountryRemoteData: CountryFetching, CountryProgress, CountryLabelled {
  func fetch() async -> [String] { [] }
  func advanced() {}
  func label() -> String { "" }
  func clear() {}
}
// file: Sources/Data/Countries/CountryImporter.swift
final class CountryImporter {
  private let source: CountryFetching
  private weak var progress: CountryProgress?

  init(source: CountryFetching) { self.source = source }
  func run() async { _ = await source.fetch() }
}
// file: Sources/Data/Countries/CountryIndex.swift
final class CountryIndex {
  private let data: CountryRemoteData  // ! concrete-dependency CountryIndex -> CountryRemoteData

  init(data: CountryRemoteData) { self.data = data }  // ! concrete-dependency CountryIndex -> CountryRemoteData
  func load() async -> [String] { await data.fetch() }
}
// file: Sources/Data/Countries/CountryCleaner.swift
// It calls what the port does not have.
final class CountryCleaner {
  private let data: CountryRemoteData

  init(data: CountryRemoteData) { self.data = data }
  func run() { data.clear() }
}
// file: Sources/Data/Countries/CountryTicker.swift
// A delegate is no port, and nobody is injected with `CountryLabelled`.
final class CountryTicker {
  private let data: CountryRemoteData

  init(data: CountryRemoteData) { self.data = data }
  func run() {
    data.advanced()
    _ = data.label()
  }
}
// file: Sources/Data/Countries/CachedCountries.swift
// It wraps another one of its kind.
final class CachedCountries: CountryFetching {
  private let data: CountryRemoteData

  init(data: CountryRemoteData) { self.data = data }
  func fetch() async -> [String] { await data.fetch() }
}
// file: Sources/Data/Countries/CountryRecord.swift
// Data, whatever it conforms to.
protocol CountryDescribed {
  var name: String { get }
  var size: Int { get }
  func text() -> String
}

final class CountryRecord: CountryDescribed {
  var name = ""
  var size = 0
  func text() -> String { name }
}

final class CountryPrinter {
  private let country: CountryDescribed

  init(country: CountryDescribed) { self.country = country }
}

final class CountryExport {
  private let record: CountryRecord

  init(record: CountryRecord) { self.record = record }
  func run() -> String { record.text() }
}
