import Foundation

/// Writes a form: in memory if all of its parts are in memory, otherwise to a file, in pieces.
struct MultipartEncoder {
  let form: MultipartForm

  var contentType: String { "multipart/form-data; boundary=\(form.boundary)" }

  /// - Throws: ``NetworkError/invalidRequest(_:)``, or ``NetworkError/cancelled`` while files are copied.
  func body() throws(NetworkError) -> HTTPRequest.Body {
    guard form.parts.allSatisfy({ isWellFormed($0.contentType ?? "") }), isWellFormed(form.boundary) else {
      throw .invalidRequest(.header)
    }
    let isInMemory = form.parts.allSatisfy { if case .data = $0.content { true } else { false } }
    return isInMemory ? .data(inMemory()) : .file(try inFile())
  }

  private func inMemory() -> Data {
    var data = Data()
    for part in form.parts {
      data.append(head(of: part))
      if case .data(let content) = part.content { data.append(content) }
      data.append(Self.lineBreak)
    }
    data.append(end)
    return data
  }

  private func inFile() throws(NetworkError) -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("strata-upload-" + UUID().uuidString)
    // Only the owner may read it: the form may contain anything.
    guard
      FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let output = OutputStream(url: url, append: true)
    else { throw .invalidRequest(.file) }
    output.open()
    defer { output.close() }
    do throws(NetworkError) {
      for part in form.parts {
        try write(head(of: part), to: output)
        switch part.content {
        case .data(let content): try write(content, to: output)
        case .file(let source): try copy(source, to: output)
        }
        try write(Self.lineBreak, to: output)
      }
      try write(end, to: output)
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw error
    }
    return url
  }

  private func copy(_ source: URL, to output: OutputStream) throws(NetworkError) {
    guard let input = InputStream(url: source) else { throw .invalidRequest(.file) }
    input.open()
    defer { input.close() }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      let count = input.read(&piece, maxLength: piece.count)
      guard count >= 0, input.streamStatus != .error else { throw .invalidRequest(.file) }
      guard count > 0 else { return }
      try write(piece.prefix(count), to: output)
    }
  }

  private func write(_ bytes: some Sequence<UInt8>, to output: OutputStream) throws(NetworkError) {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBufferPointer { rest in
        rest.baseAddress.map { output.write($0, maxLength: rest.count) } ?? 0
      }
      guard count > 0 else { throw .invalidRequest(.file) }
      sent += count
    }
  }

  private func head(of part: MultipartForm.Part) -> Data {
    var head = "--\(form.boundary)\r\nContent-Disposition: form-data; name=\"\(quoted(part.name))\""
    if let filename = part.filename { head += "; filename=\"\(quoted(filename))\"" }
    if let contentType = part.contentType { head += "\r\nContent-Type: \(contentType)" }
    return Data((head + "\r\n\r\n").utf8)
  }

  private var end: Data { Data("--\(form.boundary)--\r\n".utf8) }
  private static let lineBreak = Data("\r\n".utf8)

  /// As browsers write names: a quote or a line break would end the header field.
  private func quoted(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "%22"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private func isWellFormed(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
