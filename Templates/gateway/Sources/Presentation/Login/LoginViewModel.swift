import Foundation
import Observation

/// Signs in and out, and knows who is signed in: the same in all windows, each of which has a view model of its own.
@MainActor
@Observable
final class LoginViewModel {
  /// The code that is on its way, if one was sent.
  private(set) var sentOTP: OTPResponse?
  /// The codes by the phone that each was sent to, however it is written: who has mistyped a phone may send one to the
  /// right phone at once.
  private var sentOTPs: [String: OTPResponse] = [:]
  private(set) var isLoading = false
  /// Whose screens to show. What belongs to the number of another session is out of date.
  private(set) var session: UserSession
  /// The phone that signed in last; empty where none is stored.
  private(set) var rememberedPhone = ""
  /// Settable, because the alert resets it.
  var showError = false
  private(set) var errorMessage = ""

  var otpSent: Bool { sentOTP != nil }
  var isLoggedIn: Bool { session.state == .signedIn }
  /// The stored session cannot be read now: the user may try again, or sign in anew.
  var isSessionUnreadable: Bool { session.state == .unreadable }

  private let sendOTPUseCase: any SendOTPUseCaseProtocol
  private let validateOTPUseCase: any ValidateOTPUseCaseProtocol
  private let loginUseCase: any LoginUseCaseProtocol
  private let getSettingsUseCase: any GetSettingsUseCaseProtocol
  private let rememberPhoneUseCase: any RememberPhoneUseCaseProtocol
  private let userSettings: any UserSettingsProtocol

  init(
    sendOTPUseCase: any SendOTPUseCaseProtocol, validateOTPUseCase: any ValidateOTPUseCaseProtocol,
    loginUseCase: any LoginUseCaseProtocol, getSettingsUseCase: any GetSettingsUseCaseProtocol,
    rememberPhoneUseCase: any RememberPhoneUseCaseProtocol, userSettings: any UserSettingsProtocol
  ) {
    self.sendOTPUseCase = sendOTPUseCase
    self.validateOTPUseCase = validateOTPUseCase
    self.loginUseCase = loginUseCase
    self.getSettingsUseCase = getSettingsUseCase
    self.rememberPhoneUseCase = rememberPhoneUseCase
    self.userSettings = userSettings
    session = userSettings.session
  }

  /// How long the user has to wait before another code can be sent to a phone; 0: not at all.
  func secondsUntilResend(to phone: String, at now: Date) -> Int {
    sentOTPs[phone.plainPhoneNumber]?.secondsLeft(at: now) ?? 0
  }

  /// Follows the session of the app, which other windows begin and end, too, until the task is cancelled: as long as
  /// the window is there.
  func observeSession() async {
    // A value of the stream may come after a newer one was shown.
    for await _ in userSettings.sessions { show(userSettings.session) }
  }

  /// Reads the stored session once more.
  func readSession() async {
    await userSettings.readToken()
    show(userSettings.session)
  }

  /// Reads the phone that signed in last.
  func loadPhone() async {
    do {
      rememberedPhone = try await getSettingsUseCase.execute().phone
    } catch  where Task.isCancelled {
      // The form is closed.
    } catch {
      show(error.localizedDescription)
    }
  }

  func sendOTP(phone: String) async {
    await load { () throws(AuthError) in
      let sent = try await sendOTPUseCase.execute(username: phone)
      sentOTPs[phone.plainPhoneNumber] = sent
      sentOTP = sent
    }
  }

  func validateOTP(phone: String, code: String) async {
    await load { () throws(AuthError) in
      let before = session
      do throws(AuthError) {
        let session = try await validateOTPUseCase.execute(username: phone, code: code)
        await begin(session, phone: phone, after: before)
      } catch {
        // Nothing is left to wait for.
        if error.mayHaveUsedCode { sentOTPs[phone.plainPhoneNumber] = nil }
        throw error
      }
    }
  }

  func logIn(phone: String, password: String) async {
    await load { () throws(AuthError) in
      let before = session
      let session = try await loginUseCase.execute(username: phone, password: password)
      await begin(session, phone: phone, after: before)
    }
  }

  /// Signs in and, if the user wants that, stores the phone. A phone that cannot be stored is shown as an error of
  /// its own: the user is signed in all the same.
  /// - Parameter before: the session that the window showed when the user began to sign in. Where another one has
  ///   begun meanwhile, that goes on.
  func begin(_ session: AuthSession, phone: String, after before: UserSession) async {
    let isSaved = await userSettings.save(
      token: session.token, refreshToken: session.refreshToken, after: before)
    show(userSettings.session)
    guard isSaved else { return show(AuthError.sessionChanged.localizedDescription) }
    do {
      try await rememberPhoneUseCase.execute(phone: phone)
    } catch {
      show(error.localizedDescription)
    }
  }

  func logOut() async {
    showError = false
    await forgetToken(of: session)
    await loadPhone()
  }

  /// Ends a session that the server does not accept any more. Does nothing if it has ended: the error of a former
  /// user's request may come late.
  func end(_ session: UserSession) async {
    guard userSettings.session == session else { return show(userSettings.session) }
    await forgetToken(of: session)
    show(AuthError.sessionExpired.localizedDescription)
  }

  private func forgetToken(of session: UserSession) async {
    if await !userSettings.forgetToken(of: session) {
      show(SettingsError.sessionNotDeleted.localizedDescription)
    }
    show(userSettings.session)
  }

  private func show(_ session: UserSession) {
    guard session != self.session else { return }
    let isNew = session.number != self.session.number
    self.session = session
    if isNew {
      sentOTP = nil
      sentOTPs = [:]
    }
    if session.state == .expired { show(AuthError.sessionExpired.localizedDescription) }
  }

  /// Does nothing while another request is on its way: a second tap sends no second request.
  private func load(_ work: () async throws(AuthError) -> Void) async {
    guard !isLoading else { return }
    isLoading = true
    showError = false
    defer { isLoading = false }
    do throws(AuthError) {
      try await work()
    } catch {
      show(error.localizedDescription)
    }
  }

  private func show(_ message: String) {
    errorMessage = message
    showError = true
  }
}
