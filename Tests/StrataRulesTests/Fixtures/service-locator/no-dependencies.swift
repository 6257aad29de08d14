// style: repository
// file: Sources/Presentation/PlayerViewModel.swift
final class PlayerViewModel {
  static let preview = PlayerViewModel(player: PlayerManager.shared)
  let player: PlayerManager

  init(player: PlayerManager) { self.player = player }

  func title() -> String {
    FileLog.shared.write("title")
    return TimeFormatter.shared.text(PlayerManager.shared.time)  // ! service-locator PlayerViewModel -> PlayerManager
  }
}
// file: Sources/Shared/PlayerManager.swift
final class PlayerManager {
  static let shared = PlayerManager(queue: QueueManager.shared)
  var time = 0
  init(queue: QueueManager) {}
}

final class QueueManager {
  static let shared = QueueManager()
}
// file: Sources/Shared/FileLog.swift
final class FileLog {
  static let shared = FileLog()
  func write(_ text: String) {}
}
// file: Sources/Shared/TimeFormatter.swift
final class TimeFormatter {
  static let shared = TimeFormatter()
  func text(_ time: Int) -> String { "" }
}
