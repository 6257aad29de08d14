import StrataModel
import StrataSyntax
import Testing

@testable import StrataFrameworks
@testable import StrataIndex

@Suite struct FrameworkFilesTests {
  @Test func interfacesDeclareSomething() {
    let interfaces = FrameworkFiles.interfaces
    #expect(Set(interfaces.map(\.module)).count == interfaces.count)
    for (module, source) in interfaces {
      let facts = source.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
      #expect(facts.declarations.contains { $0.kind.isNominalType }, "\(module)")
    }
  }

  /// A line that begins with an unknown keyword, or a module that brings nothing, would have no effect.
  @Test func theListOfModulesHasNoIdleLines() {
    #expect(Set(FrameworkFiles.lines.map(\.keyword)) == ["system", "import", "types"])
    let known = Set(FrameworkFiles.interfaces.map(\.module))
    for (module, brought) in ImpliedImports.all {
      #expect(!brought.isEmpty && known.isSuperset(of: brought), "\(module)")
    }
    let system = FrameworkFiles.lines.filter { $0.keyword == "system" }.flatMap(\.names)
    #expect(Set(system).count == system.count)
    #expect(SystemModules.contains("UIKit") && SystemModules.contains("_Concurrency"))
    #expect(!SystemModules.contains("Networking"))
  }

  /// Lines are read without the reader; both find the same types.
  @Test func typesAreThoseOfTheInterfaces() {
    for (module, source) in FrameworkFiles.interfaces {
      let facts = source.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
      for fact in facts.declarations where fact.parent == noIndex {
        guard fact.kind.isNominalType || fact.kind == .typealias else { continue }
        let name = facts.names[fact.name]
        #expect(KnownTypes.modules(declaring: name).contains(module), "\(name)")
      }
    }
    #expect(KnownTypes.modules(declaring: "AnyPublisher") == ["Combine"])
    #expect(KnownTypes.modules(declaring: "sink").isEmpty && !KnownTypes.knows("Networking"))
    for line in FrameworkFiles.lines where line.keyword == "types" {
      #expect(Set(line.names).count == line.names.count && line.names.count > 1, "\(line.names[0])")
    }
  }

  @Test func importsBringWhatTheyImply() {
    #expect(KnownFramework.active(for: ["RxSwift"]).map(\.name) == ["Swift", "Foundation", "RxSwift", "RxCocoa"])
    #expect(KnownFramework.active(for: ["AppKit"]).map(\.name) == ["Swift", "Foundation", "UIKit"])
    #expect(KnownFramework.active(for: []).map(\.name) == ["Swift", "Foundation"])
  }
}
