// What only those may use who have paid, dates in order, two equal passwords, and whose elements are kept.
// style: repository
// file: Sources/Domain/Models/Article.swift
import Foundation

struct Person { let id: String }
struct Article {
  let premiumOnly: Bool
  let author: Person
}
// file: Sources/Presentation/Article/ArticleViewModel.swift
import Foundation

final class ArticleViewModel {
  private let person: Person
  private var isPremium = false
  private var showsOwn = true
  private var failure: String?

  init(person: Person) { self.person = person }

  func isLocked(_ article: Article) -> Bool {
    article.premiumOnly && !isPremium  // ! business-logic-in-view-model ArticleViewModel
  }

  func isWrong(_ start: Date, _ end: Date) -> Bool {
    return start.timeIntervalSince1970 - end.timeIntervalSince1970 >= 0  // ! business-logic-in-view-model ArticleViewModel
  }

  func areEqual(password: String, passwordAgain: String) -> Bool {
    !passwordAgain.isEmpty && password == passwordAgain  // ! business-logic-in-view-model ArticleViewModel
  }

  func hasChanged(password: String, oldPassword: String, title: String) -> Bool {
    title != "" || password != oldPassword
  }

  func own(_ articles: [Article]) -> [Article] {
    articles.filter {
      showsOwn
        ? $0.author.id == self.person.id  // ! business-logic-in-view-model ArticleViewModel
        : true
    }
  }

  // One flag alone, and whether the device is connected.
  func show(_ network: Network) {
    if isPremium { failure = nil }
    if network.status == .offline { failure = "offline" }
  }
}

struct Network {
  enum Status { case online, offline }
  let status: Status
}
