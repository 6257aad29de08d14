import Foundation
import StrataTestSupport
import Testing

@testable import StrataProject

/// The Xcode projects of the template apps, as they are on disk. Nothing here opens them in Xcode.
@Suite struct TemplateProjectTests {
  @Test(arguments: TemplateApp.all) func filesAreCurrent(template: TemplateApp) throws {
    let files = try template.files()
    for (path, text) in files {
      let onDisk = try? String(contentsOfFile: "\(DocumentationPage.root)/\(path)", encoding: .utf8)
      #expect(onDisk == text, "\(path) is not what the writer makes. Run: make xcode")
    }
    // What Xcode keeps for its user, such as open files, is not part of a project.
    let found =
      FileManager.default.enumerator(atPath: "\(DocumentationPage.root)/\(template.folder)")?
      .compactMap { $0 as? String }.filter { $0.contains(".xcodeproj/") && !$0.contains("xcuserdata") } ?? []
    let extra = Set(found.map { "\(template.folder)/\($0)" }).subtracting(files.keys)
      .filter { path in !files.keys.contains { $0.hasPrefix(path + "/") } }
    #expect(extra.isEmpty)
  }

  @Test(arguments: TemplateApp.all) func everyReferenceResolves(template: TemplateApp) throws {
    let project = try ReadProject(template)
    #expect(project.objects.count == 30)
    for (id, fields) in project.objects {
      for other in ReadProject.identifiers(in: fields) {
        #expect(project.objects[other] != nil, "\(template): \(id) refers to \(other), which is no object")
      }
    }
    // Every object belongs to the project.
    var reached: Set = [project.rootID]
    var open = [project.rootID]
    while let id = open.popLast() {
      for other in ReadProject.identifiers(in: project.objects[id] ?? [:]) where reached.insert(other).inserted {
        open.append(other)
      }
    }
    #expect(reached == Set(project.objects.keys))
  }

  @Test(arguments: TemplateApp.all) func everyFileOfATargetExists(template: TemplateApp) throws {
    let project = try ReadProject(template)
    #expect(project.targets.count == 2)
    for target in project.targets {
      let name = try #require(target["name"] as? String)
      let groups = project.list("fileSystemSynchronizedGroups", of: target)
      #expect(groups.count == 1)
      for group in groups {
        let folder = "\(project.folder)/\(try #require(group["path"] as? String))"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        #expect(files.contains { $0.hasSuffix(".swift") }, "\(name) has no source in \(folder)")
        for exceptions in project.list("exceptions", of: group) {
          let excluded = exceptions["membershipExceptions"] as? [String] ?? []
          #expect(!excluded.isEmpty && excluded.allSatisfy(files.contains), "\(name) excludes \(excluded)")
        }
      }
      for settings in project.settings(of: target).values {
        for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
          guard let path = settings[key] as? String else { continue }
          #expect(FileManager.default.fileExists(atPath: "\(project.folder)/\(path)"), "\(name): \(key) = \(path)")
        }
      }
    }
  }

  @Test(arguments: TemplateApp.all) func everyProductIsOneOfThePackage(template: TemplateApp) throws {
    let project = try ReadProject(template)
    let app = try #require(project.app)
    let products = project.list("packageProductDependencies", of: app)
    #expect(products.count == 1)
    for product in products {
      let package = try #require(project.object("package", of: product)?["relativePath"] as? String)
      let name = try #require(product["productName"] as? String)
      let manifest = try String(contentsOfFile: "\(project.folder)/\(package)/Package.swift", encoding: .utf8)
      #expect(manifest.contains(".library(name: \"\(name)\""), "\(template): \(package) has no product \(name)")
      // The app runs where the package does.
      for settings in project.settings(of: app).values {
        for (key, platform) in [("IPHONEOS", "iOS"), ("MACOSX", "macOS")] {
          guard let version = settings["\(key)_DEPLOYMENT_TARGET"] as? String else { continue }
          #expect(manifest.contains(".\(platform)(.v\(version.dropLast(2)))"), "\(template): \(platform) \(version)")
        }
      }
    }
    // What is linked is what is depended on.
    let phases = project.list("buildPhases", of: app).filter { $0["isa"] as? String == "PBXFrameworksBuildPhase" }
    let linked = phases.flatMap { project.list("files", of: $0) }.compactMap { $0["productRef"] as? String }
    #expect(linked == app["packageProductDependencies"] as? [String])
  }

  @Test(arguments: TemplateApp.all) func everyConfigurationIsComplete(template: TemplateApp) throws {
    let project = try ReadProject(template)
    let names = Set(project.configurations(of: project.root).keys)
    #expect(names == ["Debug", "Release"])
    for target in project.targets {
      let settings = project.settings(of: target)
      #expect(Set(settings.keys) == names)
      for (name, settings) in settings {
        let required = [
          "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS", "SWIFT_VERSION",
          "CODE_SIGN_STYLE", "CURRENT_PROJECT_VERSION", "MARKETING_VERSION", "GENERATE_INFOPLIST_FILE",
          "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY",
        ]
        let missing = required.filter { (settings[$0] as? String)?.isEmpty != false }
        #expect(missing.isEmpty, "\(template), \(name): no \(missing)")
        let isForMac = (settings["SUPPORTED_PLATFORMS"] as? String)?.contains("macosx") == true
        #expect((settings["MACOSX_DEPLOYMENT_TARGET"] != nil) == isForMac)
        let tests = project.targets.contains { $0["name"] as? String == settings["TEST_TARGET_NAME"] as? String }
        #expect(tests == (target["productType"] as? String == "com.apple.product-type.bundle.ui-testing"))
      }
    }
  }

  @Test(arguments: TemplateApp.all) func schemesNameTargets(template: TemplateApp) throws {
    let project = try ReadProject(template)
    let schemes = try template.files().keys.filter { $0.hasSuffix(".xcscheme") }
    #expect(schemes.count == 1)
    for scheme in schemes {
      let references = try ReadProject.elements("BuildableReference", in: "\(DocumentationPage.root)/\(scheme)")
      // To build, to run, to profile, and the tests.
      #expect(references.count == 4)
      for reference in references {
        let target = project.objects[reference["BlueprintIdentifier"] ?? ""]
        #expect(target?["isa"] as? String == "PBXNativeTarget")
        #expect(target?["name"] as? String == reference["BlueprintName"])
        let product = target.flatMap { project.object("productReference", of: $0) }
        #expect(product?["path"] as? String == reference["BuildableName"])
        let container = try #require(reference["ReferencedContainer"]).dropFirst("container:".count)
        #expect(FileManager.default.fileExists(atPath: "\(project.folder)/\(container)"))
      }
    }
  }

  @Test(arguments: TemplateApp.all) func ownReaderFindsTheModules(template: TemplateApp) throws {
    let path = try #require(try template.files().keys.first { $0.hasSuffix(".pbxproj") })
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(DocumentationPage.root)/\(path)")))
    let claims = try XcodeProject(bytes, folder: template.folder).claims()
    #expect(claims.map(\.name) == [template.app.appTarget, template.app.testTarget])
    #expect(claims.map(\.isTest) == [false, true])
    #expect(claims.map(\.folders) == claims.map { ["\(template.folder)/\($0.name)"] })
    #expect(claims[0].excluded == ["\(template.folder)/\(claims[0].name)/Info.plist"])
    #expect(claims[1].dependencies == [claims[0].name])
  }
}
