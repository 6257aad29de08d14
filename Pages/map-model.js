// The code base of the page: types, usages with verdicts, and what groups them. No access to the document.
const STATUS = ["allowed", "found", "excused", "unknown"];
const KINDS = ["inherits", "stores", "takes", "returns", "creates", "calls", "mentions"];

class CodeBase {
  constructor(data) {
    Object.assign(this, data);
    this.parts = data.parts.map(([name, kind, file, line, layer, role], id) =>
      ({ id, name, kind, file, line, layer: layer < 0 ? null : layer, role: role < 0 ? null : data.roles[role], module: data.fileModules[file], feature: data.fileFeatures[file] < 0 ? null : data.fileFeatures[file] }));
    this.permissions = Object.create(null);
    for (const [role, usesRoles] of data.rights) this.permissions[role] = { usesRoles };
    this.usages = [];
    const u = data.usages, odd = new Map(u.layers.map(([index, from, to]) => [index, [from, to]]));
    let index = 0, from = 0, member = 0;
    u.files.forEach(([file, count]) => {
      let line = 0;
      for (let i = 0; i < count; i++, index++) {
        from += u.from[index]; line += u.line[index]; member += u.member[index];
        const to = u.to[index], layers = odd.get(index);
        this.usages.push({
          id: index, from, to, file, line, column: u.column[index], kind: KINDS[+u.kind[index]], verdict: u.verdict[index], member: data.members[member],
          fromLayer: layers ? (layers[0] < 0 ? null : layers[0]) : this.parts[from].layer, toLayer: layers ? (layers[1] < 0 ? null : layers[1]) : this.parts[to].layer,
        });
      }
    });
    this.outgoing = this.parts.map(() => []); this.incoming = this.parts.map(() => []);
    for (const usage of this.usages) { this.outgoing[usage.from].push(usage); this.incoming[usage.to].push(usage); }
    this.lines = new Map(data.lines.map(([file, list]) => {
      const lines = new Map(); let number = 0;
      for (const [step, cut, text] of list) { number += step; lines.set(number, { cut, text }); }
      return [file, lines];
    }));
  }

  status(usage) { return STATUS[this.verdicts[usage.verdict][0]]; }
  rules(usage) { return this.verdicts[usage.verdict][3]; }
  reason(usage) { const [, reason, detail] = this.verdicts[usage.verdict]; return detail ? `${reason} (${detail})` : reason; }
  layerName(layer) { return layer === null ? "no layer" : this.layers[layer].name; }
  path(part) { return `${this.files[part.file]}:${part.line}`; }
  folder(file) { return this.files[file].includes("/") ? this.files[file].replace(/\/[^/]*$/, "") : "."; }

  // The line of a usage with the place of the name in it, or null where the source is not part of the page.
  excerpt(usage) {
    const line = this.lines.get(usage.file)?.get(usage.line);
    if (!line) return null;
    const bytes = new TextEncoder().encode(line.text), start = usage.column - 1 - line.cut;
    if (start < 0 || start >= bytes.length) return { before: line.text, name: "", after: "" };
    const text = (from, to) => new TextDecoder().decode(bytes.slice(from, to));
    const rest = text(start), name = /^[\p{L}\p{N}_$]*/u.exec(rest)[0] || rest.slice(0, 1);
    return { before: text(0, start), name, after: rest.slice(name.length) };
  }

  search(words, limit = 40) {
    const wanted = words.trim().toLowerCase();
    if (!wanted) return [];
    const score = name => { const lower = name.toLowerCase(), at = lower.indexOf(wanted); return at < 0 ? Infinity : lower === wanted ? -2 : at === 0 || lower[at - 1] === "." ? -1 : at; };
    const found = [];
    for (const part of this.parts) { const s = score(part.name); if (s < Infinity) found.push([s, part.name.length, part.id, part]); }
    found.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
    return found.slice(0, limit).map(f => f[3]);
  }

  // The shortest way by which one part depends on another: a list of usages, or null.
  way(from, to, accepts = () => true) {
    const by = new Map([[from, null]]); let front = [from];
    while (front.length && !by.has(to)) {
      const next = [];
      for (const part of front) for (const usage of this.outgoing[part]) if (!by.has(usage.to) && accepts(usage)) { by.set(usage.to, usage); next.push(usage.to); }
      front = next;
    }
    if (!by.has(to)) return null;
    const steps = [];
    for (let usage = by.get(to); usage; usage = by.get(usage.from)) steps.unshift(usage);
    return steps;
  }
}

// What a picture shows: the parts of a scope in boxes of one level, and what is around it as its layers.
const LEVELS = ["layer", "module", "feature", "folder", "type"];
function groupOf(base, level, part, file, layer) {
  switch (level) {
    case "layer": return ["layer", layer, ""];
    case "module": return ["module", layer, base.fileModules[file]];
    case "feature": { const f = base.fileFeatures[file]; return f < 0 ? ["module", layer, base.fileModules[file]] : ["feature", layer, f]; }
    case "folder": return ["folder", layer, base.folder(file)];
    default: return ["type", layer, part];
  }
}

function picture(base, view, accepts) {
  const boxes = new Map(), arrows = new Map();
  const box = (level, part, file, layer, isInside) => {
    const [kind, l, group] = groupOf(base, level, part, file, base.bands.length ? layer : level === "layer" ? layer : null), key = `${isInside}|${kind}|${l}|${group}`;
    if (!boxes.has(key)) {
      const name = kind === "layer" ? base.layerName(l) : kind === "module" ? base.modules[group] : kind === "feature" ? base.features[group] : kind === "folder" ? group
        : base.parts[group].layer !== l && base.bands.length && base.parts[group].layer !== null ? `${base.parts[group].name} (extension)` : base.parts[group].name;
      boxes.set(key, { key, kind, layer: l, group, name, isInside, parts: new Set(), weight: 0 });
    }
    const found = boxes.get(key); found.parts.add(part); return found;
  };
  const inside = part => view.parts === null || view.parts.has(part);
  for (const part of base.parts) if (inside(part.id) && accepts.part(part) && (part.kind !== "file" || view.level !== "type")) box(view.level, part.id, part.file, part.layer, true);
  for (const usage of base.usages) {
    const [a, b] = [inside(usage.from), inside(usage.to)];
    if (!(view.only ? a && b : a || b) || !accepts.usage(usage)) continue;
    const from = box(a ? view.level : view.around, usage.from, usage.file, usage.fromLayer, a), to = box(b ? view.level : view.around, usage.to, base.parts[usage.to].file, usage.toLayer, b);
    if (from === to) continue;
    const key = `${from.key}>${to.key}`;
    if (!arrows.has(key)) arrows.set(key, { key, from, to, usages: [], counts: { allowed: 0, found: 0, excused: 0, unknown: 0 } });
    const arrow = arrows.get(key); arrow.usages.push(usage); arrow.counts[base.status(usage)]++; from.weight++; to.weight++;
  }
  return limited([...boxes.values()], [...arrows.values()], view.limit || 70);
}

// The boxes with the most usages; how many are left out.
function limited(boxes, arrows, limit) {
  if (boxes.length <= limit) return { boxes, arrows, omitted: 0 };
  const violations = new Set(arrows.filter(a => a.counts.found).flatMap(a => [a.from, a.to]));
  const kept = new Set(boxes.map((b, i) => [b, i]).sort((a, b) => violations.has(b[0]) - violations.has(a[0]) || b[0].weight - a[0].weight || a[1] - b[1]).slice(0, limit).map(b => b[0]));
  return { boxes: boxes.filter(b => kept.has(b)), arrows: arrows.filter(a => kept.has(a.from) && kept.has(a.to)), omitted: boxes.length - limit };
}

const leading = counts => counts.found ? "found" : counts.allowed ? "allowed" : counts.excused ? "excused" : "unknown";
const total = counts => counts.allowed + counts.found + counts.excused + counts.unknown;
const plural = (n, word) => `${n.toLocaleString("en")} ${n === 1 ? word : word + "s"}`;
if (typeof module !== "undefined") module.exports = { CodeBase, picture, LEVELS, leading, total };
