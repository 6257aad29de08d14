/// How much of a download is in its file.
public struct DownloadProgress: Sendable, Equatable {
  /// Bytes so far, those of earlier attempts included.
  public let receivedBytes: Int64
  /// Bytes of the whole; `nil` if the server does not say.
  public let totalBytes: Int64?

  /// A state of a download.
  public init(receivedBytes: Int64, totalBytes: Int64?) {
    self.receivedBytes = receivedBytes
    self.totalBytes = totalBytes
  }

  /// From 0 to 1; `nil` if the server does not say how much there is. An empty file is complete.
  public var fraction: Double? {
    totalBytes.map { $0 > 0 ? Double(receivedBytes) / Double($0) : 1 }
  }
}
