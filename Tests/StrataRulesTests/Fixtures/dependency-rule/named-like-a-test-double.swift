// style: repository
// A name makes no test double.
// file: Sources/Presentation/Birds/MockingbirdViewModel.swift
final class MockingbirdViewModel {
  private let bird: BirdRecord  // ! dependency-rule MockingbirdViewModel -> BirdRecord

  init(bird: BirdRecord) {  // ! dependency-rule MockingbirdViewModel -> BirdRecord
    self.bird = bird
  }
}
// file: Sources/Presentation/Tickets/TicketStub.swift
// The part of a ticket that one keeps: it replaces nothing.
struct TicketStub {
  let bird: BirdRecord  // ! dependency-rule TicketStub -> BirdRecord
}
// file: Sources/Presentation/Tickets/PreviewPanel.swift
class Panel {}

final class PreviewPanel: Panel {
  var bird: BirdRecord?  // ! dependency-rule PreviewPanel -> BirdRecord
}
// file: Sources/Presentation/Birds/MockBirds.swift
protocol BirdListing {
  func count() -> Int
}

// Nothing needs the protocol, and no other type conforms to it: there is nothing to replace.
final class MockBirds: BirdListing {
  var bird: BirdRecord?  // ! dependency-rule MockBirds -> BirdRecord

  func count() -> Int { 0 }
}
// file: Sources/Presentation/PreviewHelpers/FakeBirds.swift
enum FakeBirds {
  static let bird = BirdRecord(name: "Blackbird")  // ! dependency-rule FakeBirds -> BirdRecord
}
// file: Sources/Presentation/Birds/Preview/BirdSongPreview.swift
// A screen of production code in a folder of its own.
struct BirdSongPreview: View {
  var bird: BirdRecord?  // ! dependency-rule BirdSongPreview -> BirdRecord

  var body: some View { EmptyView() }
}
// file: Sources/Presentation/Birds/BirdSong.swift
struct BirdSong: View {
  var body: some View { BirdSongPreview() }
}

private struct PreviewBirdSong: View {
  var bird: BirdRecord?

  var body: some View { BirdSong() }
}

#Preview {
  PreviewBirdSong()
}
// file: Sources/Data/Records/BirdRecord.swift
struct BirdRecord {
  let name: String
}
