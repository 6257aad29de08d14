/// The commands of the tool, in the order of its help.
enum CommandList {
  static let all: [any Command.Type] = [
    CheckCommand.self, InitCommand.self, StylesCommand.self, RulesCommand.self, ExplainCommand.self, MapCommand.self,
    FlowCommand.self,
    WhatIfCommand.self, DiffCommand.self, HistoryCommand.self, MetricsCommand.self, ReportCommand.self, NewCommand.self,
    AddCommand.self,
    RemoveCommand.self,
    RenameCommand.self, KitCommand.self,
    CompletionsCommand.self, ManCommand.self,
  ]

  static let summary =
    "Strata checks the Clean Architecture of a Swift code base: it assigns a layer to every type and resolves every "
    + "reference, without a build."
}
