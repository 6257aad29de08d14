/// A value of a project file, with the comment that Xcode writes after a reference.
package enum XcodeValue: Hashable, Sendable {
  case text(String)
  case reference(XcodeObjectID, comment: String?)
  case list([XcodeValue])
  case table([String: XcodeValue])
}

extension XcodeValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral value: String) { self = .text(value) }

  package init(arrayLiteral elements: XcodeValue...) { self = .list(elements) }

  package init(dictionaryLiteral elements: (String, XcodeValue)...) {
    self = .table(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

/// An object of a project file: a group, a target, a build phase, …
struct XcodeObject: Sendable {
  var id: XcodeObjectID
  /// Its class, such as `PBXGroup`.
  var isa: String
  /// What Xcode writes after each reference to the object; nil for the main group.
  var comment: String?
  var fields: [String: XcodeValue]

  var reference: XcodeValue { .reference(id, comment: comment) }
}
