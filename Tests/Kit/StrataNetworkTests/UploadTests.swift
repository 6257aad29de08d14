import Foundation
import StrataNetwork
import StrataTesting
import Testing

/// Uploads to a real server: parts, progress, status.
@Suite(.timeLimit(.minutes(10))) struct UploadTests {
  private func folder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strata-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private static let expected = """
    --B\r
    Content-Disposition: form-data; name="caption"\r
    \r
    Sea\r
    --B\r
    Content-Disposition: form-data; name="photo"; filename="a%22%0D%0Ab.jpg"\r
    Content-Type: image/jpeg\r
    \r
    JPEG\r
    --B\r
    Content-Disposition: form-data; name="note"; filename="note.txt"\r
    Content-Type: text/plain\r
    \r
    hello\r
    --B--\r

    """

  /// A folder is readable, and has no bytes to send.
  @Test func aFolderIsNoFile() async throws {
    let server = try LoopbackServer { _ in .status(201) }
    try await folder { folder in
      for url in [folder, folder.appendingPathComponent("missing")] {
        let route = Route<NoContent>.put("file", body: .file(url, contentType: "image/png"))
        #expect(await NetworkClient.test(server).failure(route) == .invalidRequest(.file))
      }
    }
    #expect(server.requestCount == 0)
  }

  @Test func everyPartHasItsOwnContentType() async throws {
    let server = try LoopbackServer { _ in .status(201) }
    try await folder { folder in
      let note = folder.appendingPathComponent("note.txt")
      try Data("hello".utf8).write(to: note)
      let common: [MultipartForm.Part] = [
        .field("caption", "Sea"),
        .data("photo", Data("JPEG".utf8), filename: "a\"\r\nb.jpg", contentType: "image/jpeg"),
      ]
      let fromFile = MultipartForm.Part.file("note", at: note, contentType: "text/plain")
      let inMemory = MultipartForm.Part.data(
        "note", Data("hello".utf8), filename: "note.txt", contentType: "text/plain")
      for last in [fromFile, inMemory] {
        let form = MultipartForm(parts: common + [last], boundary: "B")
        try await NetworkClient.test(server).send(Route<NoContent>.post("photos", body: .multipart(form)))
        let request = try #require(server.requests.last)
        #expect(String(decoding: request.body, as: UTF8.self) == Self.expected)
        #expect(request.headers["Content-Type"] == "multipart/form-data; boundary=B")
        #expect(request.headers["Content-Length"] == "\(Self.expected.utf8.count)")
      }
    }
  }

  @Test func aLargeFileArrivesWithProgressAndLeavesNothingBehind() async throws {
    let server = try LoopbackServer { _ in .status(204) }
    try await folder { folder in
      let film = folder.appendingPathComponent("film.mp4")
      let content = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      try content.write(to: film)
      let before = try uploads()
      let seen = Shared<[UploadProgress]>([])
      let form = MultipartForm(parts: [.file("film", at: film, contentType: "video/mp4")])
      try await NetworkClient.test(server).send(.post("films", body: .multipart(form))) { progress in
        seen.with { $0.append(progress) }
      }
      let body = try #require(server.requests.last?.body)
      #expect(body.range(of: content) != nil)
      let sent = seen.value.map(\.sentBytes)
      #expect(sent.count > 1 && sent == sent.sorted() && sent.last == Int64(body.count))
      #expect(seen.value.allSatisfy { $0.totalBytes == Int64(body.count) } && seen.value.last?.fraction == 1)
      // Other tests upload at the same time; what is theirs goes too.
      var left = try uploads().subtracting(before)
      for _ in 0..<1000 where !left.isEmpty {
        try await Task.sleep(for: .milliseconds(10))
        left = try uploads().intersection(left)
      }
      #expect(left.isEmpty)
    }
  }

  private func uploads() throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
    return Set(names.filter { $0.hasPrefix("strata-upload-") })
  }

  @Test func theStatusOfAnUploadIsChecked() async throws {
    let server = try LoopbackServer { _ in .status(413) }
    let form = MultipartForm(parts: [.data("f", Data(count: 100_000), contentType: "image/png")])
    let error = await NetworkClient.test(server).failure(Route<NoContent>.post("photos", body: .multipart(form)))
    guard case .status(let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(response.status == 413)
  }
}
