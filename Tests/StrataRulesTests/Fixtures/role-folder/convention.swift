// Where view models are beside their views everywhere, that is how the project does it.
// style: coordinator
// file: Sources/Presentation/Views/AViewModel.swift
final class AViewModel {}  // ! role-folder AViewModel -> Views
// file: Sources/Presentation/Views/BViewModel.swift
final class BViewModel {}  // ! role-folder AViewModel -> Views
// file: Sources/Presentation/Views/CViewModel.swift
final class CViewModel {}  // ! role-folder AViewModel -> Views
// file: Sources/Presentation/Views/DViewModel.swift
final class DViewModel {}  // ! role-folder AViewModel -> Views
// file: Sources/Presentation/Views/EViewModel.swift
final class EViewModel {}  // ! role-folder AViewModel -> Views
// file: Sources/Presentation/ViewModels/FViewModel.swift
final class FViewModel {}
