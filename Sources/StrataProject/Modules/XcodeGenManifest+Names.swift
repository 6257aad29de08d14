import StrataModel
import StrataYAML

/// Specs that are not called `project.yml`: `xcodegen --spec project-beta.yml`.
extension XcodeGenManifest {
  /// Whether a file may be a spec by its name: what is in it decides.
  static func mayBeNamedSpec(_ name: Substring) -> Bool {
    name.hasPrefix("project") && SkippedFolders.mayBeSpec(name) && !["project.yml", "project.yaml"].contains(name)
  }

  /// The targets of a spec with such a name; nil for a file that is none. One that cannot be read has its fault.
  static func readNamed(_ path: String, read: @escaping (String) -> [UInt8]?) -> EvaluatedManifest? {
    guard let bytes = read(path) else { return Self.read(path, read: read) }
    let isSpec = (try? YAMLParser.parse(bytes, takesMergeKeys: true)).map(describesTargets) ?? looksLikeSpec(bytes)
    return isSpec ? Self.read(path, read: read) : nil
  }

  /// What XcodeGen needs of each target, which it may have from a template.
  private static func describesTargets(_ root: YAMLNode) -> Bool {
    let targets = root["targets"]?.merged.map(\.value) ?? []
    let bodies = targets + (root["targetTemplates"]?.merged.map(\.value) ?? [])
    return bodies.contains { $0["type"]?.text != nil }
      && targets.contains { body in
        body["templates"] != nil
          || body["type"]?.text != nil && (body["platform"] != nil || body["supportedDestinations"] != nil)
      }
  }

  /// Whether a file that is not YAML, for instance because of a merge conflict, has the lines of a spec.
  private static func looksLikeSpec(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    func has(_ key: StaticString, isIndented: Bool) -> Bool {
      let key = Array(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
      return lines.contains { line in
        let text = line.drop { $0 == UInt8(ascii: " ") }
        return (text.startIndex > line.startIndex) == isIndented && text.starts(with: key)
      }
    }
    return has("targets:", isIndented: false) && has("type:", isIndented: true) && has("platform:", isIndented: true)
  }
}
