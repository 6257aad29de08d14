// rules: use-case-name
// file: strata.yml
extends: repository
rules:
  use-case-name: {severity: warning, position: anywhere}
// file: Sources/Domain/UseCases/BarnUseCases.swift
final class BarnRepairUseCase { func execute() async throws {} }
final class BarnPreparationUseCase { func execute() async throws {} }
final class BarnUseCase { func execute() async throws {} }  // ! use-case-name BarnUseCase
