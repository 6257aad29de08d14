// style: repository
// An alias is the type that it stands for. A framework that no family lists may be used in every layer, by any name.
// file: Sources/Domain/SignInUseCase.swift
import AuthenticationServices
import Foundation

typealias SignInSheet = ASAuthorizationController
typealias SignInSession = URLSession

final class SignInUseCase {
  private let sheet: SignInSheet
  private let session: SignInSession  // ! framework-type-in-domain SignInUseCase -> URLSession
  private let controller: ASAuthorizationController

  init(sheet: SignInSheet, controller: ASAuthorizationController) {
    self.sheet = sheet
    self.controller = controller
    session = .shared
  }

  func execute() { sheet.performRequests() }
}
