@testable import Members

/// Remembers what the screens of entries asked.
@MainActor
final class FakeEntryNavigation: EntryNavigation {
  private(set) var shown: [Entry.ID] = []
  private(set) var savedCount = 0

  func showEntry(id: Entry.ID) { shown.append(id) }
  func entryWasSaved() async { savedCount += 1 }
}
