/// Why settings are not what the user wants. Presentation words it.
enum SettingsError: Error {
  /// They cannot be read, or cannot be stored.
  case unavailable(any Error)
  /// The user is signed out, but the session is still stored on the device.
  case sessionNotDeleted
}
