// file: strata.yml
extends: repository
rules:
  god-type: {severity: warning, dependencies: 2, operations: 3, lines: 400}
// file: Sources/Presentation/HomeViewModel.swift
final class HomeViewModel {  // ! god-type HomeViewModel
  private let users: GetUsersUseCase
  private let news: GetNewsUseCase
  private let offers: GetOffersUseCase

  func loadUsers() {}  // ! god-type HomeViewModel
  func loadNews() {}  // ! god-type HomeViewModel
  func loadOffers() {}  // ! god-type HomeViewModel
  func reload() {}  // ! god-type HomeViewModel
}

final class NewsViewModel {
  private let users: GetUsersUseCase
  private let news: GetNewsUseCase
  private let offers: GetOffersUseCase

  func load() {}
}
// file: Sources/Domain/UseCases.swift
final class GetUsersUseCase { func execute() {} }
final class GetNewsUseCase { func execute() {} }
final class GetOffersUseCase { func execute() {} }
