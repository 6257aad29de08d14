// style: repository
// rules: skipped-layer, forbidden-import, framework-type-in-domain, infrastructure-error-leak
// Clients of services and data stores of the system are clients and storages as well.
// file: Sources/Domain/SignInUseCase.swift
import FirebaseAuth  // ! forbidden-import

final class SignInUseCase {
  func execute(mail: String, secret: String) async throws {
    _ = try await Auth.auth().signIn(withEmail: mail, password: secret)  // ! skipped-layer SignInUseCase -> Auth
  }

  func user() -> User? { nil }
}
// file: Sources/Presentation/SignUpViewModel.swift
import Photos

final class SignUpViewModel: ObservableObject {
  func code(of error: NSError) -> AuthErrorCode? {  // ! infrastructure-error-leak SignUpViewModel -> AuthErrorCode
    nil
  }

  func thumbnail() {
    PHImageManager.default().cancelImageRequest(0)  // ! skipped-layer SignUpViewModel -> PHImageManager
  }
}
// A type of the project with such a name is what the project says it is.
// file: Sources/Presentation/Ledger.swift
final class LedgerViewModel: ObservableObject {
  let firestore: Firestore

  init(firestore: Firestore) { self.firestore = firestore }
}

struct Firestore {
  let level: Int
}
