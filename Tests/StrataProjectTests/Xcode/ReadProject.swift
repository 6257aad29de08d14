import Foundation
import StrataTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The project of a template app, read from disk by Foundation, which shares no code with the writer.
struct ReadProject {
  typealias Fields = [String: Any]

  let template: TemplateApp
  let objects: [String: Fields]
  let rootID: String

  init(_ template: TemplateApp) throws {
    self.template = template
    let path = try template.files().keys.first { $0.hasSuffix(".pbxproj") } ?? ""
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(DocumentationPage.root)/\(path)"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? Fields ?? [:]
    objects = list["objects"] as? [String: Fields] ?? [:]
    rootID = list["rootObject"] as? String ?? ""
  }

  /// The folder of the project.
  var folder: String { "\(DocumentationPage.root)/\(template.folder)" }
  var root: Fields { objects[rootID] ?? [:] }
  var targets: [Fields] { list("targets", of: root) }
  var app: Fields? { targets.first { ($0["productType"] as? String)?.hasSuffix(".application") == true } }

  func list(_ key: String, of fields: Fields) -> [Fields] {
    (fields[key] as? [String] ?? []).compactMap { objects[$0] }
  }

  func object(_ key: String, of fields: Fields) -> Fields? { (fields[key] as? String).flatMap { objects[$0] } }

  /// All strings in a value that have the form of an identifier, also those that are keys.
  static func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String: isIdentifier(text) ? [text] : []
    case let list as [Any]: list.flatMap(identifiers)
    case let fields as Fields: fields.keys.filter(isIdentifier) + fields.values.flatMap(identifiers)
    default: []
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
  }

  /// The settings of each configuration of a target, over those of the project, by the configuration's name.
  func settings(of target: Fields) -> [String: Fields] {
    let ofProject = configurations(of: root)
    return configurations(of: target).reduce(into: [:]) { result, configuration in
      result[configuration.key] = (ofProject[configuration.key] ?? [:]).merging(configuration.value) { $1 }
    }
  }

  func configurations(of owner: Fields) -> [String: Fields] {
    guard let list = object("buildConfigurationList", of: owner) else { return [:] }
    return self.list("buildConfigurations", of: list).reduce(into: [:]) { result, configuration in
      result[configuration["name"] as? String ?? ""] = configuration["buildSettings"] as? Fields
    }
  }

  /// The attributes of all elements of a name in a scheme.
  static func elements(_ name: String, in file: String) throws -> [[String: String]] {
    let reader = ElementReader(name)
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: file)))
    parser.delegate = reader
    guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
    return reader.found
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  let name: String
  var found: [[String: String]] = []

  init(_ name: String) { self.name = name }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element == name { found.append(attributes) }
  }
}
