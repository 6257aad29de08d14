// style: repository
// file: Sources/Presentation/LinksService.swift
import Resolver

final class LinksService {
  func attach(_ navigation: Navigation) { Resolver.register { navigation } }
}

final class Navigation {}
