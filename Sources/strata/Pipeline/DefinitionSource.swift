import StrataDefinition
import StrataModel
import StrataRules
import StrataStyles

/// Loads the definition that a project is checked by.
enum DefinitionSource {
  struct Loaded {
    var definition: Definition
    /// All bytes that it was made from.
    var texts: [[UInt8]]
  }

  /// - Parameter isNeeded: whether a project without any definition is an error; else it gets an empty one.
  static func load(_ location: ProjectLocation, isNeeded: Bool) throws(UserError) -> Loaded {
    if let style = location.style {
      guard let text = BuiltInStyles.source(of: style) else { throw unknownStyle(style) }
      return Loaded(definition: Definition(style: style), texts: [text])
    }
    if let file = location.definitionFile {
      do {
        return Loaded(definition: Definition(style: "custom"), texts: [try Files.read(file)])
      } catch {
        throw UserError(error.message)
      }
    }
    if isNeeded { throw noDefinition(location.root) }
    return Loaded(definition: Definition(style: "none"), texts: [])
  }

  private static func unknownStyle(_ style: String) -> UserError {
    let hint = Suggestion.hint(for: style, among: BuiltInStyles.names)
    return UserError(
      "unknown style '\(style)'\(hint.isEmpty ? "; there are " + BuiltInStyles.names.joined(separator: ", ") : hint)")
  }

  private static func noDefinition(_ root: String) -> UserError {
    UserError(
      """
      no definition: there is no strata.yml in \(root) or above, and no --style
        Try a style first:     strata check --style gateway
        Then keep it:          echo 'extends: gateway' > strata.yml
        The styles:            \(BuiltInStyles.names.joined(separator: ", ")) ('strata styles' tells them apart)
      """)
  }
}
