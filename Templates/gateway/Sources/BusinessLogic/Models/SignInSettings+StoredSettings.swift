extension SignInSettings {
  init(from stored: StoredSettings) {
    self.init(remembersPhone: stored.remembersPhone, phone: stored.phone)
  }
}

extension StoredSettings {
  init(from settings: SignInSettings) {
    self.init(remembersPhone: settings.remembersPhone, phone: settings.phone)
  }
}
