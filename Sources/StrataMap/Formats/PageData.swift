import StrataModel
import StrataReport

/// The data of a page: lists of numbers, since a large app has a hundred thousand usages. A number that differs little
/// from the one before is written as the difference.
struct PageData {
  /// Of the code, in bytes.
  static let lineBudget = 2_400_000
  private static let lineLimit = 160

  private let map: CodeMap
  private let usages: [CodeMap.Usage]
  /// Indices into the parts of the map.
  private let parts: [Int]
  private var place: [Int: Int] = [:]
  /// Indices of the files and members of the map that parts and usages have, and their places among these. Test code has
  /// many more, which are not drawn.
  private let files: [Int]
  private let placeOfFile: [Int: Int]
  private let members: [Int]
  private let placeOfMember: [Int: Int]
  private var lines: [(file: Int, lines: [Line])] = []

  private struct Line {
    var number: Int
    /// The bytes that are cut off at its beginning.
    var cut: Int
    var text: String
  }

  init(_ map: CodeMap, _ selection: MapSelection) {
    self.map = map
    usages = selection.usages.map { map.usages[$0] }
    parts = Set(selection.parts).union(usages.flatMap { [$0.from, $0.to] }).sorted()
    (files, placeOfFile) = Self.places(of: parts.map { map.parts[$0].file } + usages.map(\.file))
    (members, placeOfMember) = Self.places(of: usages.map(\.member))
    for (index, part) in parts.enumerated() { place[part] = index }
  }

  private static func places(of indices: [Int]) -> (indices: [Int], places: [Int: Int]) {
    let sorted = Set(indices).sorted()
    return (sorted, Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) }))
  }

  /// Adds the lines of the usages, those with violations first, as many as fit.
  /// - Returns: how many do not.
  mutating func addLines(_ source: (String) -> [UInt8]?) -> Int {
    var wanted: [Int: Set<Int>] = [:]
    var urgent: [Int: Set<Int>] = [:]
    for usage in usages {
      if map.verdicts[usage.verdict].status == .found {
        urgent[usage.file, default: []].insert(usage.line)
      } else {
        wanted[usage.file, default: []].insert(usage.line)
      }
    }
    var found: [Int: [Line]] = [:]
    var (size, left) = (0, 0)
    for round in [urgent, wanted] {
      for (file, numbers) in round.sorted(by: { $0.key < $1.key }) {
        let known = Set((found[file] ?? []).map(\.number))
        let new = numbers.subtracting(known).sorted()
        guard !new.isEmpty else { continue }
        guard size < Self.lineBudget, let bytes = source(map.files[file].path) else {
          left += new.count
          continue
        }
        let lines = Self.lines(bytes, new)
        size += lines.reduce(0) { $0 + $1.text.utf8.count + 8 }
        found[file, default: []] += lines
      }
    }
    lines = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.number < $1.number }) }
    return left
  }

  private static func lines(_ bytes: [UInt8], _ numbers: [Int]) -> [Line] {
    var lines: [Line] = []
    var wanted = numbers[...]
    var (start, number) = (0, 1)
    while let next = wanted.first, start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if number == next {
        let first = bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
        let text = String(decoding: bytes[first..<end].prefix(lineLimit), as: UTF8.self)
        lines.append(Line(number: number, cut: first - start, text: text))
        wanted = wanted.dropFirst()
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      number += 1
    }
    return lines
  }

  /// In a form that can stand inside `<script>`.
  func json(title: String, omissions: [String]) -> String {
    var json = JSONWriter()
    json.object(inline: true) { json in
      json.member("title", title)
      json.member("omissions", omissions)
      json.array("layers", of: map.layers) { layer, json in
        json.object(inline: true) { json in
          json.member("name", layer.name)
          numbers("uses", layer.uses, &json)
          json.member("usesRoles", layer.usesRoles)
          json.member("root", layer.isCompositionRoot)
        }
      }
      let isGrouped = !map.layers.isEmpty && map.layers.count <= Collapser.bandLimit
      numbers("bands", isGrouped ? BandOrder.order(of: map) : [], &json)
      json.member("modules", map.modules)
      json.member("features", map.features)
      json.member("files", files.map { map.files[$0].path })
      numbers("fileModules", files.map { map.files[$0].module }, &json)
      numbers("fileFeatures", files.map { map.files[$0].feature ?? -1 }, &json)
      let roles = Set(parts.compactMap { map.parts[$0].role }).sorted()
      json.member("roles", roles)
      let roleIndex = Dictionary(uniqueKeysWithValues: roles.enumerated().map { ($1, $0) })
      json.array("rights", of: map.usesRoles.sorted { $0.key < $1.key }) { right, json in
        json.array(inline: true) { json in
          json.string(right.key)
          json.array(inline: true) { json in for role in right.value { json.string(role) } }
        }
      }
      json.member("decidingRoles", map.decidingRoles)
      json.member("checksDependencies", map.checksDependencies)
      json.array("parts", of: parts) { index, json in
        let part = map.parts[index]
        json.array(inline: true) { json in
          json.string(part.name)
          json.string(part.kind)
          for number in [
            placeOfFile[part.file] ?? 0, part.line, part.layer ?? -1, part.role.flatMap { roleIndex[$0] } ?? -1,
          ] {
            json.number(number)
          }
        }
      }
      json.array("verdicts", of: map.verdicts) { verdict, json in
        json.array(inline: true) { json in
          json.number(Self.code(verdict.status))
          json.string(verdict.reason)
          json.string(verdict.detail)
          json.array(inline: true) { json in for rule in verdict.rules { json.string(rule) } }
        }
      }
      json.member("members", members.map { map.members[$0] })
      writeUsages(&json)
      json.array("lines", of: lines) { file, json in
        json.array(inline: true) { json in
          json.number(placeOfFile[file.file] ?? 0)
          json.array(inline: true) { json in
            var last = 0
            for line in file.lines {
              json.array(inline: true) { json in
                json.number(line.number - last)
                json.number(line.cut)
                json.string(line.text)
              }
              last = line.number
            }
          }
        }
      }
    }
    // The end of the element must not be part of the text.
    return String(decoding: Self.escaped(json.bytes), as: UTF8.self)
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { result += Array("\\u003c".utf8) } else { result.append(byte) }
    }
    return result
  }

  private func writeUsages(_ json: inout JSONWriter) {
    var files: [(file: Int, count: Int)] = []
    var lines: [Int] = []
    var from: [Int] = []
    var members: [Int] = []
    var layers: [[Int]] = []
    var last = (line: 0, from: 0, member: 0)
    for (index, usage) in usages.enumerated() {
      if files.last?.file != usage.file {
        files.append((usage.file, 0))
        last.line = 0
      }
      files[files.count - 1].count += 1
      let user = place[usage.from] ?? 0
      lines.append(usage.line - last.line)
      from.append(user - last.from)
      let member = placeOfMember[usage.member] ?? 0
      members.append(member - last.member)
      last = (usage.line, user, member)
      if usage.fromLayer != map.parts[usage.from].layer || usage.toLayer != map.parts[usage.to].layer {
        layers.append([index, usage.fromLayer ?? -1, usage.toLayer ?? -1])
      }
    }
    json.object("usages", inline: true) { json in
      json.array("files", of: files) { file, json in
        json.array(inline: true) { json in
          json.number(placeOfFile[file.file] ?? 0)
          json.number(file.count)
        }
      }
      numbers("from", from, &json)
      numbers("to", usages.map { place[$0.to] ?? 0 }, &json)
      json.member("kind", String(decoding: usages.map { UInt8(ascii: "0") + $0.kind.rawValue }, as: UTF8.self))
      numbers("line", lines, &json)
      numbers("column", usages.map(\.column), &json)
      numbers("verdict", usages.map(\.verdict), &json)
      numbers("member", members, &json)
      json.array("layers", of: layers) { numbers, json in
        json.array(inline: true) { json in for number in numbers { json.number(number) } }
      }
    }
  }

  private static func code(_ status: UsageVerdict.Status) -> Int {
    switch status {
    case .allowed: 0
    case .found: 1
    case .excused: 2
    case .unknown: 3
    }
  }

  private func numbers(_ key: String, _ values: [Int], _ json: inout JSONWriter) {
    json.member(key, json: "[" + values.map(String.init).joined(separator: ",") + "]")
  }
}
