/// Writes projects for Xcode.
package enum XcodeProjectWriter {
  /// The files of `NAME.xcodeproj` and their contents, by their paths in the folder of the project. They are the same
  /// whenever the description is.
  package static func files(
    of description: XcodeProjectDescription
  ) throws(XcodeProjectProblem) -> [String: String] {
    try description.validate()
    let objects = XcodeProjectObjects(description)
    let folder = "\(description.name).xcodeproj"
    var files = [
      "\(folder)/project.pbxproj": XcodeProjectText.of(objects.all, root: objects.project),
      "\(folder)/project.xcworkspace/contents.xcworkspacedata": workspace,
    ]
    for target in description.targets where target.kind == .application {
      let path = "\(folder)/xcshareddata/xcschemes/\(target.name).xcscheme"
      files[path] = XcodeScheme(app: target, of: description).text
    }
    return files
  }

  private static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace
       version = "1.0">
       <FileRef
          location = "self:">
       </FileRef>
    </Workspace>

    """
}

extension XcodeProjectDescription {
  func validate() throws(XcodeProjectProblem) {
    try Self.validate(name, of: "the project")
    var names: Set<String> = []
    for target in targets {
      try Self.validate(target.name, of: "a target")
      guard names.insert(target.name).inserted else { throw .repeatedTarget(target.name) }
      if case .uiTests(let app) = target.kind,
        !targets.contains(where: { $0.name == app && $0.kind == .application })
      {
        throw .unknownApplication(app, tests: target.name)
      }
    }
  }

  private static func validate(_ name: String, of owner: String) throws(XcodeProjectProblem) {
    guard !name.isEmpty else { throw .emptyName(of: owner) }
    guard !name.contains(where: { $0 == "/" || $0.isNewline }) else { throw .invalidName(name, of: owner) }
  }
}

extension XcodeProjectDescription.Target {
  var productName: String {
    switch kind {
    case .application: "\(name).app"
    case .uiTests: "\(name).xctest"
    }
  }

  var productType: String {
    switch kind {
    case .application: "com.apple.product-type.application"
    case .uiTests: "com.apple.product-type.bundle.ui-testing"
    }
  }

  var productFileType: String {
    switch kind {
    case .application: "wrapper.application"
    case .uiTests: "wrapper.cfbundle"
    }
  }

  /// The target that is built first.
  var application: String? {
    if case .uiTests(let app) = kind { app } else { nil }
  }
}
