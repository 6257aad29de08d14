// style: repository
// file: App/Data/DTOs/TrackDTO.swift
struct TrackDTO: Decodable, Identifiable {
  var id: Int
  var title: String
}

// file: App/Domain/TrackList.swift
final class TrackList {
  let panel = TrackPanel()

  func accepted() -> [String] {
    // strata:disable:next dependency-rule — the id is harmless
    panel.items.compactMap { row -> String? in
      switch row.id {  // ! dependency-rule TrackList -> TrackDTO
      case 0: return nil
      default: return row.title  // ! dependency-rule TrackList -> TrackDTO
      }
    }
  }

  func shown() -> [String] {
    panel.items.filter { $0.id > 0 }.map { row in  // ! dependency-rule TrackList -> TrackDTO
      row.title  // ! dependency-rule TrackList -> TrackDTO
    }
  }

  func onOneLine() -> [String] {
    // strata:disable:next dependency-rule — titles only
    panel.items.filter { $0.id > 0 }.map { row in row.title }
  }
}

// file: App/Domain/TrackPanel.swift
// strata:disable:file dependency-rule, dto-leak — the panel is being replaced
struct TrackPanel {
  var items: [TrackDTO] = []
}
