extension Lexer {
  /// Skips white space and comments, and records them as flags in `pending`.
  @inline(never) mutating func skipTrivia() {
    var offset = position
    let classes = classes
    while true {
      let byteClass = classes[Int(bytes[offset])]
      if byteClass.contains(.blank) {
        offset &+= 1
        pending.insert(.spaceBefore)
      } else if byteClass.contains(.newline) {
        if lineEndsInterpolation {
          position = offset
          if offset >= end { return }
          breakInterpolation()
        }
        noteLineEnd(at: offset)
        offset = bytes.spacesEnd(from: offset &+ 1)
        pending.formUnion([.startsLine, .spaceBefore])
      } else if bytes[offset] == UInt8(ascii: "/"), skipComment(&offset) {
        pending.insert(.spaceBefore)
      } else if bytes[offset] == 0xEF, bytes[offset &+ 1] == 0xBB, bytes[offset &+ 2] == 0xBF {
        // A byte order mark inside the file, where files were joined: no name begins with its character.
        offset &+= 3
      } else {
        break
      }
      if offset >= end { break }
    }
    position = min(offset, end)
    let byte = bytes[position]
    if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"), pending.contains(.startsLine), skipConflictMarker() {
      skipTrivia()
    }
  }

  private mutating func skipComment(_ offset: inout Int) -> Bool {
    switch bytes[offset &+ 1] {
    case UInt8(ascii: "/"):
      noteDirective(offset)
      offset = min(bytes.lineEnd(from: offset &+ 2), end)
      return true
    case UInt8(ascii: "*"):
      skipBlockComment(&offset)
      return true
    default:
      return false
    }
  }

  /// Records a comment whose first word after slashes, asterisks and spaces is `strata:`. One inside another comment,
  /// after two pairs of slashes, is ignored.
  @inline(__always) private mutating func noteDirective(_ comment: Int) {
    var offset = comment &+ 2
    while bytes[offset] == UInt8(ascii: "/") || bytes[offset] == UInt8(ascii: "*") { offset &+= 1 }
    while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset &+= 1 }
    if isDirective(at: offset) { directives.append(UInt32(comment)) }
  }

  /// The same for a block comment, whose first lines may contain only asterisks, and which ends before `commentEnd`.
  private mutating func noteBlockDirective(_ comment: Int, _ commentEnd: Int) {
    var offset = comment &+ 2
    while offset < commentEnd, bytes[offset] == UInt8(ascii: "/") || bytes[offset] == UInt8(ascii: "*") { offset &+= 1 }
    while offset < commentEnd {
      switch bytes[offset] {
      case UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D: offset &+= 1
      default:
        if isDirective(at: offset) { directives.append(UInt32(comment)) }
        return
      }
    }
  }

  /// "strata:" in the low seven bytes.
  @inline(__always) private func isDirective(at offset: Int) -> Bool {
    bytes.word(at: offset) << 8 == 0x3A61_7461_7274_7300
  }

  private mutating func skipBlockComment(_ offset: inout Int) {
    let start = offset
    defer { noteBlockDirective(start, min(offset, end)) }
    var depth = 1
    offset += 2
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "*") where bytes[offset + 1] == UInt8(ascii: "/"):
        offset += 2
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        depth += 1
      case 0x0A, 0x0D:
        noteLineEnd(at: offset)
        pending.insert(.startsLine)
        offset += 1
      default:
        offset += 1
      }
    }
    offset = end
    errors.append(UInt32(start))
  }

  /// Skips a conflict marker of version control: from `<<<<<<< ` (or `>>>> `) to the end of the line with the matching
  /// marker.
  @inline(never) private mutating func skipConflictMarker() -> Bool {
    let start = position
    if start > 0, !classes[Int(bytes[start - 1])].contains(.newline) { return false }
    let isNormal = starts(with: "<<<<<<< ", at: start)
    if !isNormal && !starts(with: ">>>> ", at: start) { return false }
    // Markers without an end would each search the rest of the file; one search is enough.
    if isNormal ? hasNoConflictEnd.normal : hasNoConflictEnd.perforce { return false }
    var line = start
    while line < end {
      line = bytes.lineEnd(from: line) + 1
      if line < end, isNormal ? starts(with: ">>>>>>> ", at: line) : starts(with: "<<<<\n", at: line) {
        errors.append(UInt32(start))
        position = isNormal ? min(bytes.lineEnd(from: line), end) : min(line + 4, end)
        noteLineEnds(from: start)
        return true
      }
    }
    if isNormal { hasNoConflictEnd.normal = true } else { hasNoConflictEnd.perforce = true }
    return false
  }

  private func starts(with text: StaticString, at offset: Int) -> Bool {
    for step in 0..<text.utf8CodeUnitCount where bytes[offset + step] != text.utf8Start[step] { return false }
    return offset + text.utf8CodeUnitCount <= end
  }
}
