// style: repository
// A folder of a screen, called after what it asks for, is no domain.
// file: Sources/Presentation/SignUp/Domain/SignUpDomainView.swift
import UIKit
final class SignUpDomainView: UIView {}
// file: Sources/Presentation/SignUp/Domain/SignUpDomainViewController.swift
import UIKit
final class SignUpDomainViewController: UIViewController {
  let domainView = SignUpDomainView()
}
// file: Sources/Profile/Domain/Profile.swift
import UIKit  // ! forbidden-import Profile -> UIKit
struct Profile {
  let name: String
}
