import StrataModel
import Testing

@testable import StrataFlow

/// Objects that a container or a factory outside the project gives, and values that a library decodes.
@Suite struct LookupTests {
  private static let saver = """
    import Foundation
    protocol NoteSaver { func keep(_ text: String) }
    final class DiskNoteSaver: NoteSaver { func keep(_ text: String) { UserDefaults.standard.set(text, forKey: "note") } }
    final class NoteSaverMock: NoteSaver { func keep(_ text: String) { UserDefaults.standard.removeObject(forKey: text) } }
    """

  private static func text(_ symbol: String, _ source: String, domain: String = "") throws -> String {
    outline(
      try Sample.text(
        symbol,
        [
          "Presentation/Notes.swift": source, "Data/Repositories/NoteSaver.swift": saver, "Domain/Note.swift": domain,
        ]))
  }

  @Test(arguments: ["forced", "optional", "bound"]) func aServiceHasTheTypeOfItsMetatype(_ member: String) throws {
    let text = try Self.text(
      "NotesViewModel." + member,
      """
      import Swinject
      final class NotesAssembly: Assembly {
        func assemble(container: Container) { container.register(NoteSaver.self) { _ in DiskNoteSaver() } }
      }
      final class NotesViewModel {
        func forced() { let saver = Container.shared.resolve(NoteSaver.self)!; saver.keep("a") }
        func optional() { Container.shared.resolve(NoteSaver.self)?.keep("b") }
        func bound() { guard let saver = Container.shared.resolve(NoteSaver.self) else { return }; saver.keep("c") }
      }
      """)
    #expect(text.contains("→ DiskNoteSaver.keep(_:)") && !text.contains("?"), "\(text)")
  }

  @Test func aFactoryOfALibraryGivesWhatItProvides() throws {
    let text = try Self.text(
      "NotesViewModel.save",
      """
      import Factories
      enum NoteSaverFactory: ServiceFactory {
        static let liveValue: NoteSaver = DiskNoteSaver()
        static let testValue: NoteSaver = NoteSaverMock()
      }
      final class NotesViewModel {
        func save() { NoteSaverFactory.shared.keep("a") }
      }
      """)
    #expect(text.contains("→ DiskNoteSaver.keep(_:)") && !text.contains("Mock"), "\(text)")
  }

  @Test func aDecodedValueHasTheTypeOfItsMetatype() throws {
    let text = try Self.text(
      "NoteRepository.note",
      """
      import Transport
      final class NoteRepository {
        let api: TransportClient
        init(api: TransportClient) { self.api = api }
        func note() async throws -> Note {
          let dto = try await api.fetch("note").decoded(Wire.NoteDTO.self)
          return dto.note
        }
      }
      enum Wire {
        struct NoteDTO: Decodable {
          let text: String
          var note: Note { UserDefaults.standard.set(1, forKey: "mapped"); return Note(text: text) }
        }
      }
      """, domain: "struct Note { let text: String }")
    #expect(text.contains("⇢ outside the project: TransportClient.fetch().decoded"), "\(text)")
    #expect(text.contains("→ Wire.NoteDTO.note ← Note"), "\(text)")
  }

  /// A mock that a preview or a static member creates is no production, and does not stand for what is lost.
  @Test func aMockIsNotWhatProductionCreates() throws {
    let text = try Self.text(
      "NotesViewModel.save",
      """
      import SwiftUI
      final class NotesViewModel {
        let saver: NoteSaver
        init(saver: NoteSaver) { self.saver = saver }
        static var mock: NotesViewModel { NotesViewModel(saver: NoteSaverMock()) }
        func save() { saver.keep("a") }
      }
      struct Previews: PreviewProvider {
        static var previews: some View { Text(NotesViewModel(saver: NoteSaverMock()).saver is NoteSaverMock ? "a" : "b") }
      }
      final class Root {
        func start(_ saver: NoteSaver) -> NotesViewModel { NotesViewModel(saver: saver) }
        let other = DiskNoteSaver()
      }
      """)
    #expect(text.contains("→ DiskNoteSaver.keep(_:)") && !text.contains("Mock"), "\(text)")
  }
}
