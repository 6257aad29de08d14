import StrataModel

/// The formats of `strata map`.
public enum MapFormat: String, Sendable, CaseIterable { case svg, html, mermaid, dot, json, plantuml }
