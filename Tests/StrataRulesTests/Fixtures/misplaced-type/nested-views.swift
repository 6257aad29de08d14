// style: repository
// rules: misplaced-type
// A nested view is one because of its supertypes, wherever it is declared. Other nested types belong to the type around them.
// file: Sources/Domain/UseCases/SignInUseCase.swift
struct SignInUseCaseImpl {
  final class Prompt: UIViewController {}  // ! misplaced-type SignInUseCaseImpl.Prompt -> Presentation
  struct Response: Decodable {}
  struct UiState {}
}

extension SignInUseCaseImpl {
  struct Badge: View {  // ! misplaced-type SignInUseCaseImpl.Badge -> Presentation
    struct Dot: View {}
  }
}
// file: Sources/Domain/UseCases/SignInViewModel.swift
final class SignInViewModel {  // ! misplaced-type SignInViewModel -> Presentation
  struct Hint: View {}
}
// file: Sources/Presentation/SignIn/SignInScreen.swift
struct SignInScreen: View {
  struct Row: View {}
}
