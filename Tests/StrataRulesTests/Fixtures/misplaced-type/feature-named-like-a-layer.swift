// style: repository
// A folder of a screen may have the name of another layer.
// file: App/Presentation/SignUp/Domain/SignUpDomainViewModel.swift
final class SignUpDomainViewModel {}
// file: App/Domain/SignUp/SignUpViewModel.swift
final class SignUpViewModel {}  // ! misplaced-type SignUpViewModel
