// What if a type stood in another layer: by the layers and roles of the definition alone. Only usages in the file of the type
// move with it, as in `strata whatif move`, which checks the changed code and knows more.
function mayUse(base, fromLayer, toLayer, fromRole, toRole) {
  if (fromLayer === null || toLayer === null || fromLayer === toLayer) return true;
  const layer = base.layers[fromLayer], role = fromRole === null ? null : base.permissions[fromRole] || null;
  return layer.root || layer.uses.includes(toLayer) || (toRole !== null && layer.usesRoles.includes(toRole)) || (role !== null && toRole !== null && role.usesRoles.includes(toRole));
}

function moved(base, id, layer) {
  const part = base.parts[id], from = part.layer, change = { closed: [], opened: [] };
  const outermost = p => `${p.module}.${p.name.split(".")[0]}`;
  const family = new Set(base.parts.filter(p => p.id === id || (p.module === part.module && p.layer === from && p.name.startsWith(part.name + "."))).map(p => p.id));
  const seen = new Set();
  for (const member of family) for (const usage of [...base.outgoing[member], ...base.incoming[member]]) {
    if (seen.has(usage.id)) continue;
    seen.add(usage.id);
    const user = base.parts[usage.from], used = base.parts[usage.to], status = base.status(usage);
    const movesUser = family.has(usage.from) && usage.file === part.file && usage.fromLayer === from, movesUsed = family.has(usage.to) && usage.toLayer === from;
    if (status === "excused" || status === "unknown" || (!movesUser && !movesUsed)) continue;
    const before = mayUse(base, usage.fromLayer, usage.toLayer, user.role, used.role);
    const after = mayUse(base, movesUser ? layer : usage.fromLayer, movesUsed ? layer : usage.toLayer, user.role, used.role) || outermost(user) === outermost(used);
    // A type that skips a layer does so wherever it stands: that follows from the roles.
    const first = base.rules(usage)[0];
    if (status === "found" && first === "dependency-rule" && after) change.closed.push(usage);
    if (before && !after && base.checksDependencies && first !== "skipped-layer") change.opened.push(usage);
  }
  for (const list of Object.values(change)) list.sort((a, b) => a.id - b.id);
  return change;
}
if (typeof module !== "undefined") module.exports = { moved };
