// The page of `strata map --format html`.
const base = new CodeBase(JSON.parse(document.getElementById("data").textContent));
const $ = id => document.getElementById(id);
const element = (name, attributes = {}, ...children) => {
  const isSVG = ["svg", "g", "path", "rect", "text", "title", "defs", "marker"].includes(name);
  const node = isSVG ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value); else if (value !== null && value !== false) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter(c => c !== null)); return node;
};

// The views from the whole to the present one, and what is selected in it.
// Without layers, the first picture shows modules.
let trail = [{ title: base.title, parts: null, level: base.layers.length ? "layer" : fitting(null, "module"), around: "layer" }], selected = null, zoomed = null, shown = null;
const view = () => trail[trail.length - 1];
const filters = { layer: "", role: "", rule: "", verdicts: new Set(STATUS) };
const accepts = {
  usage(usage) {
    if (!filters.verdicts.has(base.status(usage))) return false;
    if (filters.rule && !base.rules(usage).includes(filters.rule)) return false;
    const [a, b] = [base.parts[usage.from], base.parts[usage.to]];
    if (filters.layer !== "" && usage.fromLayer !== +filters.layer && usage.toLayer !== +filters.layer) return false;
    return !filters.role || a.role === filters.role || b.role === filters.role;
  },
  part: part => (filters.layer === "" || part.layer === +filters.layer) && (!filters.role || part.role === filters.role) && !filters.rule,
};

// A level with several boxes, from a level on.
function fitting(parts, from) {
  for (const level of LEVELS.slice(LEVELS.indexOf(from))) {
    if (level === "feature" && !base.features.length) continue;
    const groups = new Set();
    for (const part of base.parts) if (!parts || parts.has(part.id)) groups.add(`${groupOf(base, level, part.id, part.file, part.layer)[2]}`);
    if (groups.size > 1) return level;
  }
  return "type";
}

function enter(box) {
  if (box.kind === "type") return focusOn(base.parts[box.group]);
  if (!box.isInside && view().parts) trail = [trail[0]];
  const next = LEVELS[Math.min(LEVELS.indexOf(box.kind) + 1, LEVELS.length - 1)];
  trail.push({ title: box.name, parts: box.parts, level: fitting(box.parts, next), around: "layer" });
  selected = null; draw();
}

// A type in the middle, with all that uses it and that it uses.
function focusOn(part) {
  const near = new Set([part.id]);
  trail = trail.slice(0, Math.max(1, trail.findIndex(v => v.focus === part.id) + 1 || trail.length));
  if (view().focus !== part.id) trail.push({ title: part.name, parts: near, level: "type", around: "type", focus: part.id });
  selected = { part }; draw();
}

function draw() {
  $("trail").replaceChildren(...trail.map((v, i) => element("button", { "aria-current": i === trail.length - 1 ? "page" : null, onclick: () => { trail = trail.slice(0, i + 1); selected = null; draw(); } }, v.title)));
  $("level").value = view().level; $("level").disabled = view().focus !== undefined;
  shown = picture(base, view(), accepts);
  shown.boxes.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  $("stage").replaceChildren(drawing(shown));
  const found = shown.arrows.reduce((n, a) => n + a.counts.found, 0);
  const text = `${view().title}: ${plural(shown.boxes.length, "box").replace("boxs", "boxes")}, ${plural(shown.arrows.reduce((n, a) => n + total(a.counts), 0), "usage")} between them, ${plural(found, "violation")}.`
    + (shown.omitted ? ` ${shown.omitted} more boxes with fewer usages are not drawn: zoom in, filter or search.` : "");
  $("summary").textContent = text;
  panel();
}

const measure = (() => { const context = document.createElement("canvas").getContext("2d"); return (text, font) => { context.font = font; return context.measureText(text).width; }; })();
function shortened(text, width, font) {
  if (measure(text, font) <= width) return text;
  for (let kept = text.length - 1; kept > 2; kept--) { const s = text.slice(0, kept - (kept >> 1)) + "…" + text.slice(text.length - (kept >> 1)); if (measure(s, font) <= width) return s; }
  return text.slice(0, 1) + "…";
}

function drawing({ boxes, arrows }) {
  const family = getComputedStyle(document.body).fontFamily, bold = `600 13px ${family}`, small = `11px ${family}`;
  const hasBands = base.bands.length > 0, bandOf = box => hasBands ? (box.layer === null ? base.bands.length : base.bands.indexOf(box.layer)) : 0;
  const detail = box => box.kind === "type" ? base.parts[box.group].role || (base.parts[box.group].kind === "file" ? "code outside types" : base.parts[box.group].kind) : plural([...box.parts].filter(p => base.parts[p].kind !== "file").length, "type");
  const sizes = boxes.map(box => ({ width: Math.max(60, Math.min(210, Math.max(measure(box.name, bold), measure(detail(box), small)))) + 26, height: 46, band: bandOf(box) }));
  const index = new Map(boxes.map((b, i) => [b, i]));
  const layout = layered(sizes, arrows.map(a => ({ from: index.get(a.from), to: index.get(a.to) })), hasBands);
  const bandName = band => band < base.bands.length ? base.layers[base.bands[band]].name : "No layer";
  const left = hasBands ? 40 + Math.max(...layout.bands.map(b => measure(bandName(b.band), bold)), 0) : 16, width = layout.width + left + 24, height = layout.height + 8;
  // As wide as the window, unless that is too small to read.
  const scale = zoomed || Math.max(0.55, Math.min(1, ($("stage").clientWidth - 34) / width));
  shown.scale = scale;
  const svg = element("svg", { viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale, role: "group", "aria-label": "Picture" },
    element("defs", {}, ...["plain", "found"].map(id => element("marker", { id, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 9, markerHeight: 9, markerUnits: "userSpaceOnUse", orient: "auto" }, element("path", { class: `head ${id}`, d: "M0 1L10 5L0 9z" })))));
  for (const band of hasBands ? layout.bands : []) svg.append(element("rect", { class: "band", x: 4, y: band.top, width: width - 8, height: band.bottom - band.top, rx: 10 }), element("text", { class: "muted", x: 16, y: (band.top + band.bottom) / 2 + 4, "font-size": 13, "font-weight": 600 }, bandName(band.band)));
  const order = arrows.map((_, i) => i).sort((a, b) => !!arrows[a].counts.found - !!arrows[b].counts.found || a - b), numbers = [], taken = layout.boxes.map((b, i) => [b.x + left, b.y, sizes[i].width, 46]);
  for (const i of order) {
    const arrow = arrows[i], status = leading(arrow.counts), points = layout.curves[i].map(([x, y]) => [x + left, y]);
    let d = `M${points[0].map(Math.round)}`; for (let p = 1; p < points.length; p += 3) d += `C${points.slice(p, p + 3).map(q => q.map(v => Math.round(v * 10) / 10).join(" ")).join(" ")}`;
    const faint = selected && selected.box && arrow.from !== selected.box && arrow.to !== selected.box;
    svg.append(element("g", { class: `edge${faint ? " faint" : ""}${selected && selected.arrow && selected.arrow.key === arrow.key ? " selected" : ""}`, onclick: () => select({ arrow }) },
      element("title", {}, `${arrow.from.name} → ${arrow.to.name}: ${plural(total(arrow.counts), "usage")}, ${plural(arrow.counts.found, "violation")}`),
      element("path", { class: "hit", d }), element("path", { class: `arrow ${status}`, d, "stroke-width": Math.min(0.8 + Math.ceil(Math.log2(total(arrow.counts) + 1)) * 0.4, 5.2), "marker-end": `url(#${status === "found" ? "found" : "plain"})` })));
    if (arrows.length <= 45 || arrow.counts.found) numbers.push([arrow, points]);
  }
  boxes.forEach((box, i) => {
    const { x, y } = layout.boxes[i], w = sizes[i].width, name = shortened(box.name, 210, bold);
    svg.append(element("g", { class: `box ${box.layer === null ? "" : `l${box.layer % 8}`}${box.isInside ? "" : " outside"}${selected && selected.box && selected.box.key === box.key ? " selected" : ""}`, tabindex: 0, role: "button", "data-key": box.key, transform: `translate(${x + left} ${y})`,
      "aria-label": `${box.name}, ${detail(box)}, ${box.isInside ? "" : "outside, "}layer ${base.layerName(box.layer)}. Enter zooms in, space shows its usages.`,
      onclick: () => select({ box, part: box.kind === "type" ? base.parts[box.group] : undefined }), ondblclick: () => enter(box),
      onkeydown: event => { if (event.key === "Enter") { enter(box); event.preventDefault(); } else if (event.key === " ") { select({ box, part: box.kind === "type" ? base.parts[box.group] : undefined }); event.preventDefault(); } } },
      element("title", {}, box.name), element("rect", { width: w, height: 46, rx: 7 }), element("text", { x: w / 2, y: 20, "text-anchor": "middle", "font-size": 13, "font-weight": 600 }, name), element("text", { x: w / 2, y: 37, "text-anchor": "middle", "font-size": 11 }, detail(box))));
  });
  for (const [arrow, points] of numbers.sort((a, b) => b[0].counts.found - a[0].counts.found || total(b[0].counts) - total(a[0].counts))) {
    const text = arrow.counts.found && arrow.counts.found < total(arrow.counts) ? `${arrow.counts.found} of ${total(arrow.counts)}` : `${total(arrow.counts)}`, w = measure(text, `600 11px ${family}`);
    const way = flattened(points);
    for (const f of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      const [x, y] = way[Math.floor((way.length - 1) * f)], frame = [x - w / 2 - 3, y - 11, w + 6, 22];
      if (taken.some(t => frame[0] < t[0] + t[2] && t[0] < frame[0] + frame[2] && frame[1] < t[1] + t[3] && t[1] < frame[1] + frame[3])) continue;
      taken.push(frame); svg.append(element("text", { class: `number ${arrow.counts.found ? "found" : ""}`, x, y: y + 4, "text-anchor": "middle" }, text)); break;
    }
  }
  return svg;
}

function flattened(points) {
  const out = [points[0]];
  for (let p = 1; p < points.length; p += 3) for (let s = 1; s <= 12; s++) {
    const t = s / 12, [a, b, c, e] = [points[p - 1], points[p], points[p + 1], points[p + 2]], k = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    out.push([0, 1].map(i => k[0] * a[i] + k[1] * b[i] + k[2] * c[i] + k[3] * e[i]));
  }
  return out;
}

function select(what) { selected = what; const key = what.box && what.box.key; draw(); if (key) document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus(); }

const row = (label, counts, onclick) => element("li", {}, element("button", { class: "row", type: "button", onclick }, element("span", {}, label), element("span", { class: counts.found ? "found" : "muted" }, counts.found ? `${counts.found} of ${total(counts)}` : `${total(counts)}`)));

// Why an arrow is there: its usages, violations first.
function usageList(usages, limit = 60) {
  const order = ["found", "unknown", "excused", "allowed"], list = element("div");
  const sorted = usages.filter(accepts.usage).sort((a, b) => order.indexOf(base.status(a)) - order.indexOf(base.status(b)) || a.id - b.id);
  const add = from => {
    for (const usage of sorted.slice(from, from + limit)) {
      const status = base.status(usage), excerpt = base.excerpt(usage), member = usage.member ? `.${usage.member}` : "";
      list.append(element("div", { class: "usage" },
        element("div", {}, element("b", {}, base.parts[usage.from].name + member), ` ${usage.kind} `, element("b", {}, base.parts[usage.to].name)),
        element("div", { class: status === "found" ? "found" : "muted" }, status === "found" ? `violation: ${base.rules(usage).join(", ")}` : `${status}: ${base.reason(usage)}`),
        element("div", { class: "muted" }, `${base.files[usage.file]}:${usage.line}:${usage.column}`),
        excerpt ? element("pre", {}, excerpt.before, element("mark", {}, excerpt.name), excerpt.after) : null));
    }
    if (sorted.length > from + limit) { const more = element("button", { type: "button", onclick: () => { more.remove(); add(from + limit); } }, `${sorted.length - from - limit} more`); list.append(more); }
  };
  add(0);
  if (!sorted.length) list.append(element("p", { class: "muted" }, "No usage passes the filters."));
  return list;
}

function tally(usages) { const counts = { allowed: 0, found: 0, excused: 0, unknown: 0 }; for (const usage of usages) counts[base.status(usage)]++; return counts; }
function grouped(usages, end) {
  const groups = new Map();
  for (const usage of usages) if (accepts.usage(usage) && usage.from !== usage.to) { if (!groups.has(usage[end])) groups.set(usage[end], []); groups.get(usage[end]).push(usage); }
  return [...groups].map(([part, list]) => ({ part: base.parts[part], list, counts: tally(list) })).sort((a, b) => b.counts.found - a.counts.found || b.list.length - a.list.length || a.part.id - b.part.id);
}

function panel() {
  const side = $("panel"), children = [];
  const arrows = shown.arrows.slice().sort((a, b) => b.counts.found - a.counts.found || total(b.counts) - total(a.counts));
  if (selected && selected.arrow) {
    const arrow = shown.arrows.find(a => a.key === selected.arrow.key) || selected.arrow;
    children.push(element("h2", {}, `${arrow.from.name} → ${arrow.to.name}`), element("p", { class: "muted" }, `Why this arrow is here: ${plural(total(arrow.counts), "usage")}, ${plural(arrow.counts.found, "violation")}.`), usageList(arrow.usages));
  } else if (selected && selected.part) {
    const part = selected.part;
    children.push(element("h2", {}, part.name), element("dl", {}, ...[["Kind", part.kind], ["Layer", base.layerName(part.layer)], ["Role", part.role || "none"], ["Module", base.modules[part.module]], ["File", base.path(part)]].flatMap(([k, v]) => [element("dt", {}, k), element("dd", {}, v)])));
    if (view().focus !== part.id) children.push(element("p", {}, element("button", { type: "button", onclick: () => focusOn(part) }, "Show what is around it")));
    if (base.layers.length && part.kind !== "file") children.push(whatIf(part));
    for (const [title, usages, end] of [["Uses", base.outgoing[part.id], "to"], ["Used by", base.incoming[part.id], "from"]]) {
      const groups = grouped(usages, end);
      children.push(element("h3", {}, `${title} (${groups.length})`), element("ul", {}, ...groups.slice(0, 100).map(g => row(g.part.name, g.counts, () => { selected = { arrow: { key: "", from: end === "to" ? part : g.part, to: end === "to" ? g.part : part, usages: g.list, counts: g.counts } }; panel(); }))));
    }
  } else {
    if (selected && selected.box) {
      const box = selected.box;
      children.push(element("h2", {}, box.name), element("p", { class: "muted" }, `${plural(box.parts.size, "type")} and files with code, layer ${base.layerName(box.layer)}.`), element("p", {}, element("button", { type: "button", onclick: () => enter(box) }, "Zoom in")));
    }
    const own = selected && selected.box ? arrows.filter(a => a.from.key === selected.box.key || a.to.key === selected.box.key) : arrows;
    children.push(element("h3", {}, `Arrows (${own.length})`), element("ul", {}, ...own.slice(0, 200).map(a => row(`${a.from.name} → ${a.to.name}`, a.counts, () => select({ arrow: a })))));
    if (view().parts && view().focus === undefined) {
      const types = [...view().parts].map(p => base.parts[p]).filter(p => p.kind !== "file" && accepts.part(p)).sort((a, b) => (a.name < b.name ? -1 : 1));
      children.push(element("h3", {}, `Types (${types.length})`), element("ul", {}, ...types.slice(0, 300).map(p => row(p.name, tally(base.outgoing[p.id]), () => select({ part: p })))));
    }
  }
  side.replaceChildren(...children);
}

function whatIf(part) {
  if (base.decidingRoles.includes(part.role)) return element("p", { class: "muted" }, `Its role decides its layer, wherever its file is.`);
  const result = element("div", { role: "status" });
  const choice = element("select", { "aria-label": "Move to layer", onchange: () => {
    if (choice.value === "") return result.replaceChildren();
    const change = moved(base, part.id, +choice.value);
    const list = (title, usages) => [element("h3", {}, `${title} (${usages.length})`), ...usages.slice(0, 40).map(u => element("div", { class: "usage" }, element("b", {}, base.parts[u.from].name), ` ${u.kind} `, element("b", {}, base.parts[u.to].name), element("div", { class: "muted" }, `${base.files[u.file]}:${u.line}`)))];
    result.replaceChildren(...list("Violations that close", change.closed), ...list("Violations that open", change.opened), element("p", { class: "muted" }, "By the layers and roles of the definition. `strata whatif move` checks the changed code, and finds what else follows."));
  } }, element("option", { value: "" }, "What if it moved to …"), ...base.layers.map((l, i) => i === part.layer ? null : element("option", { value: i }, l.name)).filter(Boolean));
  return element("div", {}, choice, result);
}

function findWay() {
  const named = id => base.parts.find(p => p.name === $(id).value.trim()) || base.search($(id).value, 1)[0];
  const [a, b] = [named("from"), named("to")], out = $("way");
  if (!a || !b) { out.textContent = $("from").value && $("to").value ? "There is no type with this name." : ""; return; }
  const steps = base.way(a.id, b.id, accepts.usage);
  if (!steps) { out.textContent = `${a.name} does not depend on ${b.name}.`; return; }
  out.textContent = [a.name, ...steps.map(s => base.parts[s.to].name)].join(" → ");
  trail.length = 1; trail.push({ title: `${a.name} → ${b.name}`, parts: new Set([a.id, ...steps.map(s => s.to)]), level: "type", around: "type", only: true, focus: -1 });
  selected = { arrow: { key: "", from: a, to: b, usages: steps, counts: tally(steps) } };
  draw();
}

function start() {
  const option = (value, text) => element("option", { value }, text);
  $("level").append(...LEVELS.filter(l => l !== "feature" || base.features.length).map(l => option(l, l[0].toUpperCase() + l.slice(1) + "s")));
  $("layer").append(option("", "All layers"), ...base.layers.map((l, i) => option(i, l.name)));
  $("role").append(option("", "All roles"), ...base.roles.map(r => option(r, r)));
  $("rule").append(option("", "All rules"), ...[...new Set(base.verdicts.flatMap(v => v[0] === 1 ? v[3] : []))].sort().map(r => option(r, r)));
  for (const id of ["layer", "role", "rule"]) $(id).addEventListener("change", () => { filters[id] = $(id).value; draw(); });
  for (const status of STATUS) $(status).addEventListener("change", () => { filters.verdicts[$(status).checked ? "add" : "delete"](status); draw(); });
  $("level").addEventListener("change", () => { view().level = $("level").value; selected = null; draw(); });
  $("names").append(...base.parts.filter(p => p.kind !== "file").slice(0, 5000).map(p => option(p.name, "")));
  $("search").addEventListener("input", () => { const found = base.search($("search").value); if (!$("search").value) { panel(); return; }
    $("panel").replaceChildren(element("h3", {}, `Found (${found.length}${found.length === 40 ? " or more" : ""})`), element("ul", {}, ...found.map(p => row(`${p.name} · ${base.layerName(p.layer)}`, tally(base.outgoing[p.id]), () => focusOn(p))))); });
  $("find").addEventListener("submit", event => { event.preventDefault(); findWay(); });
  $("search").form?.addEventListener("submit", event => { event.preventDefault(); const [first] = base.search($("search").value, 1); if (first) focusOn(first); });
  const zoom = factor => { zoomed = Math.min(3, Math.max(0.2, shown.scale * factor)); draw(); };
  $("in").addEventListener("click", () => zoom(1.25)); $("out").addEventListener("click", () => zoom(0.8));
  $("fit").addEventListener("click", () => { zoomed = null; draw(); });
  document.addEventListener("keydown", event => {
    if (["INPUT", "SELECT"].includes(event.target.tagName)) return;
    if (event.key === "/") { $("search").focus(); event.preventDefault(); } else if (event.key === "+") zoom(1.25); else if (event.key === "-") zoom(0.8);
    else if (event.key === "Escape") { if (selected) selected = null; else if (trail.length > 1) trail.pop(); draw(); }
  });
  draw();
}
start();
