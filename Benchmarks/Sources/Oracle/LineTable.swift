/// Starts of the lines of a file.
struct LineTable {
  private(set) var starts: [Int] = [0]

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() {
      let isCarriageReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isCarriageReturn { starts.append(offset + 1) }
    }
  }

  var count: Int { starts.count }

  func place(_ difference: Difference, in bytes: [UInt8]) -> FileVerdict.Place {
    let offset = min(Int(difference.record.start), bytes.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let lineEnd = low + 1 < starts.count ? starts[low + 1] : bytes.count
    return FileVerdict.Place(
      difference: difference, line: low + 1, column: offset - starts[low] + 1,
      text: text(bytes, offset, Int(difference.record.end), limit: 70),
      context: text(bytes, starts[low], lineEnd, limit: 200))
  }

  private func text(_ bytes: [UInt8], _ start: Int, _ end: Int, limit: Int) -> String {
    let end = min(max(start, end), bytes.count)
    let shown = bytes[start..<min(end, start + limit)].map { $0 < 0x20 ? 0x20 : $0 }
    let text = String(decoding: shown, as: UTF8.self)
    var trimmed = Substring(text)
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed) + (end > start + limit ? "…" : "")
  }
}
