/// What the screens of entries ask their coordinator.
@MainActor
protocol EntryNavigation: AnyObject {
  func showEntry(id: Entry.ID)
  func entryWasSaved() async
}
