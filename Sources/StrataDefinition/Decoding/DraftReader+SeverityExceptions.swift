import StrataModel
import StrataYAML

struct SeverityExceptionDraft: Sendable {
  var exception: SeverityException
  var layers: [Located<String>]
}

/// `where` of a rule.
extension DraftReader {
  static let exceptionKeys = ["path", "module", "layer", "severity", "because"]

  mutating func severityExceptions(_ node: YAMLNode, of rule: String) -> [SeverityExceptionDraft] {
    guard case .sequence(let items) = node.content else {
      report(mark(node), "'where' of rule '\(rule)' must be a list of exceptions, this is \(node.shape)")
      return []
    }
    return items.compactMap { severityException($0) }
  }

  private mutating func severityException(_ node: YAMLNode) -> SeverityExceptionDraft? {
    guard let fields = fields(of: node, in: "an exception under 'where'", keys: DraftReader.exceptionKeys) else {
      return nil
    }
    guard let value = fields["severity"] else {
      report(fields.mark, "this exception has no 'severity'; add error, warning or off")
      return nil
    }
    guard case .scalar(let text, _) = value.content, let severity = Severity(rawValue: text) else {
      report(mark(value), "'severity' must be error, warning or off\(shown(value))")
      return nil
    }
    if ["path", "module", "layer"].allSatisfy({ fields[$0] == nil }) {
      report(
        fields.mark,
        "this exception applies everywhere; add 'path', 'module' or 'layer', or change the severity of the rule")
      return nil
    }
    var exception = SeverityException(severity: severity, origin: fields.mark.origin)
    exception.paths = (fields["path"].map { texts($0, "path") } ?? []).compactMap { path($0) }
    exception.modules = (fields["module"].map { texts($0, "module") } ?? []).compactMap { glob($0) }
    exception.because = fields["because"].flatMap { self.text($0, "because") }?.value
    let layers = fields["layer"].map { texts($0, "layer") } ?? []
    exception.layers = layers.map(\.value)
    return SeverityExceptionDraft(exception: exception, layers: layers)
  }
}
