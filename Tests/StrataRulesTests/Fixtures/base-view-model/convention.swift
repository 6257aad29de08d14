// Where nearly all view models have another base, that is one decision. Those of cells have no screen.
// style: reactive
// rules: base-view-model
// file: Sources/Presentation/Reactors.swift
import ReactorKit

final class DuneReactor: Reactor {}  // ! base-view-model DuneReactor
final class ReefReactor: Reactor {}  // ! base-view-model DuneReactor
final class CoveReactor: Reactor {}  // ! base-view-model DuneReactor
final class CapeReactor: Reactor {}  // ! base-view-model DuneReactor
final class IsletReactor: Reactor {}  // ! base-view-model DuneReactor
final class IsletCellReactor: Reactor {}
