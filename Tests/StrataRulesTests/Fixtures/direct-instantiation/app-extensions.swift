// style: repository
// rules: direct-instantiation
// The system creates the principal class of an app extension, so nothing can be injected into it.
// file: NotificationExtension/NotificationService.swift
import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
  private lazy var badges: BadgeRepository = BadgeRepositoryImpl()

  override func didReceive(_ request: UNNotificationRequest) {
    NoticeFormatter(badges: badges).format()
  }
}
// file: Sources/Presentation/NoticeFormatter.swift
final class NoticeFormatter {
  private let badges: BadgeRepository
  private let colors = BadgeRepositoryImpl()  // ! direct-instantiation NoticeFormatter -> BadgeRepositoryImpl
  init(badges: BadgeRepository) { self.badges = badges }
  func format() {}
}
// file: Sources/Domain/BadgeRepository.swift
protocol BadgeRepository { func count() -> Int }
// file: Sources/Data/BadgeRepositoryImpl.swift
final class BadgeRepositoryImpl: BadgeRepository { func count() -> Int { 0 } }
