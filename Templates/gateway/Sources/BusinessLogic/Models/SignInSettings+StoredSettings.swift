extension SignInSettings {
  /// - Parameter stored: `nil` until the user decides something; then the defaults hold.
  init(from stored: StoredSettings?) {
    if let stored {
      self.init(remembersPhone: stored.remembersPhone, phone: stored.phone)
    } else {
      self.init()
    }
  }
}

extension StoredSettings {
  init(from settings: SignInSettings) {
    self.init(remembersPhone: settings.remembersPhone, phone: settings.phone)
  }
}
