import Foundation
import StrataData
import StrataNetwork
import StrataStorage
import StrataTesting
import Testing

/// What an app writes with Kingfisher or Nuke, in this kit; shown in `Documentation/Kit/ComingFrom.md`.
@Suite(.timeLimit(.minutes(5))) struct ImageSnippets {
  private let transport = InMemoryTransport()
  private let pictures: Store<URL, Data, NetworkError>
  private let caches: Database
  private let ann: URL
  private let bo: URL

  /// `ImageCache(name: "pictures")`
  init() throws {
    let picture = HTTPResponse(headers: ["Content-Type": "image/png"], body: Data([1, 2, 3]))
    transport.on(.get, "{name}", .response(picture))
    ann = try #require(URL(string: "https://images.example.com/ann.png"))
    bo = try #require(URL(string: "https://images.example.com/bo.png"))
    let client = NetworkClient.snippet(transport)
    let caches = try Database(.memory)

    let pictures = Store<URL, Data, NetworkError>(
      source: DatabaseSourceOfTruth(caches, .bytes(named: "pictures", limit: 500)),
      freshness: .lasting(.seconds(7 * 24 * 3600)), memoryCapacity: 50
    ) { url throws(NetworkError) in try await client.send(.get(RoutePath(url: url))) }

    (self.pictures, self.caches) = (pictures, caches)
  }

  /// `imageView.kf.setImage(with: url)`
  @Test func load() async throws {
    async let row = pictures.value(for: ann)
    async let header = pictures.value(for: ann)
    let bytes = try await (row.value, header.value)

    #expect(bytes.0 == Data([1, 2, 3]) && bytes.0 == bytes.1)
    #expect(transport.requests.count == 1)
    let stored: Data? = try await caches.read { tx in try tx.value("SELECT value FROM strata_documents") }
    #expect(stored == bytes.0)
  }

  /// `ImagePrefetcher(urls: urls).start()`
  @Test func prefetch() async throws {
    let urls = [ann, bo]

    let prefetching = Task { [pictures] in
      for url in urls { _ = try? await pictures.value(for: url) }
    }

    await prefetching.value
    for url in urls { #expect(try await pictures.cached(url) != nil) }
  }

  /// `imageView.kf.cancelDownloadTask()` when a cell is used again
  @Test func reuse() async throws {
    let clock = ManualClock()
    transport.on(.get, "bo.png", .delayed(.seconds(1), on: clock, then: .response(HTTPResponse(body: Data([9])))))

    let loading = Task { [pictures, bo] in try await pictures.value(for: bo).value }
    await clock.sleepers(1)

    // The caller gets `.cancelled` at once; what was begun is stored for the next one.
    loading.cancel()

    await #expect(throws: StoreError<NetworkError>.cancelled) { try await loading.value }
    clock.advance(by: .seconds(1))
    #expect(try await pictures.value(for: bo).value == Data([9]))
    #expect(transport.requests.count == 1)
  }

  /// `DownsamplingImageProcessor(size:)`
  @Test func thumbnails() async throws {
    struct Thumbnail: Hashable, Sendable { let url: URL, width: Int }
    let shrink: @Sendable (Data, Int) -> Data = { $0.prefix($1) }
    let pictures = pictures

    let thumbnails = Store<Thumbnail, Data, StoreError<NetworkError>>(
      source: InMemorySourceOfTruth(limit: 200), freshness: .untilInvalidated
    ) { key throws(StoreError<NetworkError>) in
      shrink(try await pictures.value(for: key.url).value, key.width)
    }

    #expect(try await thumbnails.value(for: Thumbnail(url: ann, width: 2)).value == Data([1, 2]))
  }

  /// `KingfisherManager.shared.cache.clearCache()`, `cache.removeImage(forKey:)`, `options: [.forceRefresh]`
  @Test func clear() async throws {
    _ = try await pictures.value(for: ann)

    let new = try await pictures.value(for: ann, .refresh)
    try await pictures.remove(ann)
    try await pictures.removeAll()

    #expect(new.origin == .network && transport.requests.count == 2)
    #expect(try await pictures.cached(ann) == nil)
  }
}
