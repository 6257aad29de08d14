// style: coordinator
// rules: direct-instantiation
// A fallback in the body creates the dependency where the caller passes none; a default argument is allowed here.
// file: Sources/Infrastructure/Network/TideClient.swift
final class TideNetworkClient {
  init(host: String) {}
}
// file: Sources/Data/DataSources/TideRemoteDataSource.swift
final class TideRemoteDataSource {
  private let client: TideNetworkClient
  lazy var spare: TideNetworkClient = TideNetworkClient(host: "spare")  // ! direct-instantiation TideRemoteDataSource -> TideNetworkClient

  init(client: TideNetworkClient? = nil) {
    self.client = client ?? TideNetworkClient(host: "tides")  // ! direct-instantiation TideRemoteDataSource -> TideNetworkClient
  }
}
final class WaveRemoteDataSource {
  private let client: TideNetworkClient

  init(passed client: TideNetworkClient?) {
    self.client =
      client
      ?? TideNetworkClient(host: "tides")  // ! direct-instantiation WaveRemoteDataSource -> TideNetworkClient
  }
}
final class SwellRemoteDataSource {
  private let client: TideNetworkClient

  init(client: TideNetworkClient?) {
    if let client {
      self.client = client
    } else {
      self.client = TideNetworkClient(host: "tides")  // ! direct-instantiation SwellRemoteDataSource -> TideNetworkClient
    }
  }
}
final class CurrentRemoteDataSource {
  private let client: TideNetworkClient

  init(client: TideNetworkClient = TideNetworkClient(host: "tides")) { self.client = client }
}
final class DepthRemoteDataSource {
  private let client: TideNetworkClient
  private let name: String

  init(client: TideNetworkClient, name: String?) {
    self.client = client
    self.name = name ?? String("depth")
  }

  convenience init() { self.init(client: TideNetworkClient(host: "tides"), name: nil) }
}
