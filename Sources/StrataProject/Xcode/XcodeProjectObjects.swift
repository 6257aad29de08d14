/// The objects of a project and how they refer to each other.
struct XcodeProjectObjects {
  typealias Target = XcodeProjectDescription.Target

  private(set) var all: [XcodeObject] = []
  private(set) var project: XcodeObject
  private let description: XcodeProjectDescription

  init(_ description: XcodeProjectDescription) {
    self.description = description
    project = Self.object(description, "PBXProject", comment: "Project object")
    let packages = Self.packages(of: description).map { package in
      add(
        "XCLocalSwiftPackageReference", [package], comment: "XCLocalSwiftPackageReference \"\(package)\"",
        ["relativePath": .text(package)])
    }
    let targets = description.targets.map { addTarget($0) }
    let products = add(
      "PBXGroup", ["Products"], comment: "Products",
      ["children": .list(description.targets.map(product)), "name": "Products", "sourceTree": "<group>"])
    let main = add(
      "PBXGroup", ["Main"], comment: nil,
      ["children": .list(description.targets.map(folder) + [products]), "sourceTree": "<group>"])
    project.fields = [
      "attributes": attributes,
      "buildConfigurationList": addConfigurations(
        of: "PBXProject", description.name, XcodeBuildSettings.ofNewProject.merging(description.settings)),
      "developmentRegion": .text(description.languages.first ?? "en"),
      "hasScannedForEncodings": "0",
      "knownRegions": .list((description.languages + ["Base"]).map(XcodeValue.text)),
      "mainGroup": main,
      "minimizedProjectReferenceProxies": "1",
      "packageReferences": .list(packages),
      "preferredProjectObjectVersion": .text(XcodeProjectText.objectVersion),
      "productRefGroup": products,
      "projectDirPath": "",
      "projectRoot": "",
      "targets": .list(targets),
    ]
    all.append(project)
  }

  /// The folders of the packages, each once, in the order of the targets.
  private static func packages(of description: XcodeProjectDescription) -> [String] {
    var seen: Set<String> = []
    return description.targets.flatMap(\.products).map(\.package).filter { seen.insert($0).inserted }
  }

  private var attributes: XcodeValue {
    let tools = "16.0"
    var targets: [String: XcodeValue] = [:]
    for target in description.targets {
      var fields: [String: XcodeValue] = ["CreatedOnToolsVersion": .text(tools)]
      if let app = target.application { fields["TestTargetID"] = .text(XcodeScheme.id(of: app, in: description).text) }
      targets[XcodeScheme.id(of: target.name, in: description).text] = .table(fields)
    }
    return [
      "BuildIndependentTargetsInParallel": "1",
      "LastSwiftUpdateCheck": "1600",
      "LastUpgradeCheck": "1600",
      "TargetAttributes": .table(targets),
    ]
  }

  /// A target with its folder, product, build phases, dependencies and settings.
  private mutating func addTarget(_ target: Target) -> XcodeValue {
    addFolder(of: target)
    add(
      "PBXFileReference", [target.productName], comment: target.productName,
      [
        "explicitFileType": .text(target.productFileType), "includeInIndex": "0", "path": .text(target.productName),
        "sourceTree": "BUILT_PRODUCTS_DIR",
      ])
    let dependencies = target.products.map { addDependency(on: $0, of: target) }
    let phases = [
      addPhase("Sources", of: target), addPhase("Frameworks", of: target, files: dependencies.map(\.file)),
      addPhase("Resources", of: target),
    ]
    return add(
      "PBXNativeTarget", [target.name], comment: target.name,
      [
        "buildConfigurationList": addConfigurations(of: "PBXNativeTarget", target.name, target.settings),
        "buildPhases": .list(phases),
        "buildRules": [],
        "dependencies": .list(target.application.map { [addDependency(onApp: $0, of: target)] } ?? []),
        "fileSystemSynchronizedGroups": [folder(target)],
        "name": .text(target.name),
        "packageProductDependencies": .list(dependencies.map(\.product)),
        "productName": .text(target.name),
        "productReference": product(target),
        "productType": .text(target.productType),
      ])
  }

  private mutating func addFolder(of target: Target) {
    var fields: [String: XcodeValue] = ["path": .text(target.folder), "sourceTree": "<group>"]
    if !target.excludedFiles.isEmpty {
      let exceptions = add(
        "PBXFileSystemSynchronizedBuildFileExceptionSet", [target.name],
        comment: "Exceptions for \"\(target.folder)\" folder in \"\(target.name)\" target",
        [
          "membershipExceptions": .list(target.excludedFiles.sorted().map(XcodeValue.text)),
          "target": Self.object(description, "PBXNativeTarget", [target.name], comment: target.name).reference,
        ])
      fields["exceptions"] = [exceptions]
    }
    add("PBXFileSystemSynchronizedRootGroup", [target.name], comment: target.folder, fields)
  }

  private mutating func addPhase(_ name: String, of target: Target, files: [XcodeValue] = []) -> XcodeValue {
    add(
      "PBX\(name)BuildPhase", [target.name], comment: name,
      ["buildActionMask": "2147483647", "files": .list(files), "runOnlyForDeploymentPostprocessing": "0"])
  }

  /// A dependency on a product of a package, and the entry that links it.
  private mutating func addDependency(
    on product: XcodeProjectDescription.PackageProduct, of target: Target
  ) -> (product: XcodeValue, file: XcodeValue) {
    let package = Self.object(
      description, "XCLocalSwiftPackageReference", [product.package],
      comment: "XCLocalSwiftPackageReference \"\(product.package)\"")
    let dependency = add(
      "XCSwiftPackageProductDependency", [target.name, product.package, product.name], comment: product.name,
      ["package": package.reference, "productName": .text(product.name)])
    let file = add(
      "PBXBuildFile", [target.name, product.package, product.name], comment: "\(product.name) in Frameworks",
      ["productRef": dependency])
    return (dependency, file)
  }

  private mutating func addDependency(onApp app: String, of target: Target) -> XcodeValue {
    let id = XcodeScheme.id(of: app, in: description)
    let proxy = add(
      "PBXContainerItemProxy", [target.name, app], comment: "PBXContainerItemProxy",
      [
        "containerPortal": project.reference, "proxyType": "1",
        "remoteGlobalIDString": .reference(id, comment: nil), "remoteInfo": .text(app),
      ])
    return add(
      "PBXTargetDependency", [target.name, app], comment: "PBXTargetDependency",
      ["target": .reference(id, comment: app), "targetProxy": proxy])
  }

  private mutating func addConfigurations(
    of isa: String, _ owner: String, _ settings: XcodeBuildSettings
  ) -> XcodeValue {
    let configurations = XcodeBuildSettings.Configuration.allCases.map { configuration in
      add(
        "XCBuildConfiguration", [isa, owner, configuration.rawValue], comment: configuration.rawValue,
        ["buildSettings": .table(settings.values(of: configuration)), "name": .text(configuration.rawValue)])
    }
    return add(
      "XCConfigurationList", [isa, owner], comment: "Build configuration list for \(isa) \"\(owner)\"",
      [
        "buildConfigurations": .list(configurations), "defaultConfigurationIsVisible": "0",
        "defaultConfigurationName": .text(XcodeBuildSettings.Configuration.release.rawValue),
      ])
  }

  private func folder(_ target: Target) -> XcodeValue {
    Self.object(description, "PBXFileSystemSynchronizedRootGroup", [target.name], comment: target.folder).reference
  }

  private func product(_ target: Target) -> XcodeValue {
    Self.object(description, "PBXFileReference", [target.productName], comment: target.productName).reference
  }

  @discardableResult
  private mutating func add(
    _ isa: String, _ names: [String], comment: String?, _ fields: [String: XcodeValue]
  ) -> XcodeValue {
    var object = Self.object(description, isa, names, comment: comment)
    object.fields = fields
    all.append(object)
    return object.reference
  }

  /// An object without fields: what others refer to.
  private static func object(
    _ description: XcodeProjectDescription, _ isa: String, _ names: [String] = [], comment: String?
  ) -> XcodeObject {
    XcodeObject(
      id: XcodeObjectID(project: description.name, isa: isa, names: names), isa: isa, comment: comment, fields: [:])
  }
}
