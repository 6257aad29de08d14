// Draws boxes and arrows in rows, as LayeredLayout does for `--format svg`: bands, users above what they use, few crossings.
// boxes: {width, height, band}; arrows: {from, to}. Returns {boxes: [{x, y}], curves: [path], bands: [{top, bottom}], width, height}.
const layered = (() => {
  const gaps = { node: 26, edge: 12, row: 40, band: 20, padding: 18 };

  // An order in which few arrows run backwards (Eades, Lin and Smyth).
  function acyclicOrder(nodes, edges) {
    const uses = new Map(nodes.map(n => [n, []])), users = new Map(nodes.map(n => [n, []]));
    for (const [a, b] of edges) { uses.get(a).push(b); users.get(b).push(a); }
    const out = new Map(nodes.map(n => [n, uses.get(n).length])), into = new Map(nodes.map(n => [n, users.get(n).length]));
    let rest = nodes.slice(); const first = [], last = [];
    const remove = n => { uses.get(n).forEach(m => into.set(m, into.get(m) - 1)); users.get(n).forEach(m => out.set(m, out.get(m) - 1)); };
    while (rest.length) {
      const sinks = rest.filter(n => !out.get(n) && into.get(n));
      const taken = sinks.length ? sinks : rest.filter(n => !into.get(n));
      if (!taken.length) taken.push(rest.reduce((a, b) => out.get(b) - into.get(b) > out.get(a) - into.get(a) ? b : a));
      if (sinks.length) last.push(...sinks.slice().reverse()); else first.push(...taken);
      taken.forEach(remove);
      const gone = new Set(taken); rest = rest.filter(n => !gone.has(n));
    }
    return first.concat(last.reverse());
  }

  function assignRows(boxes, arrows, rowWidth) {
    const row = boxes.map(() => 0), bandOfRow = [];
    const bands = [...new Set(boxes.map(b => b.band))].sort((a, b) => a - b);
    for (const band of bands) {
      const members = boxes.map((_, i) => i).filter(i => boxes[i].band === band);
      const inner = arrows.filter(a => boxes[a.from].band === band && boxes[a.to].band === band).map(a => [a.from, a.to]);
      const order = acyclicOrder(members, inner), place = new Map(order.map((n, i) => [n, i]));
      const above = new Map();
      for (const [a, b] of inner) {
        const [upper, lower] = place.get(a) < place.get(b) ? [a, b] : [b, a];
        if (!above.has(lower)) above.set(lower, []);
        above.get(lower).push(upper);
      }
      const used = [];
      for (const n of order) {
        let r = Math.max(0, ...(above.get(n) || []).map(m => row[m] + 1));
        const w = boxes[n].width + gaps.node;
        while (r < used.length && used[r] > 0 && used[r] + w > rowWidth) r++;
        while (used.length <= r) used.push(0);
        used[r] += w; row[n] = r;
      }
      const kept = [...new Set(members.map(n => row[n]))].sort((a, b) => a - b), start = bandOfRow.length;
      members.forEach(n => { row[n] = start + kept.indexOf(row[n]); });
      kept.forEach(() => bandOfRow.push(band));
    }
    return { row, bandOfRow };
  }

  // Rows of vertices: boxes, and the points of long arrows.
  function rowGraph(boxes, arrows, row, count) {
    const g = { rows: Array.from({ length: count }, () => []), up: [], down: [], width: [], row: row.slice(), chains: [], boxes: boxes.length };
    boxes.forEach((b, i) => { g.rows[row[i]].push(i); g.up.push([]); g.down.push([]); g.width.push(b.width); });
    const known = new Map();
    for (const { from, to } of arrows) {
      const [upper, lower] = row[from] <= row[to] ? [from, to] : [to, from], key = upper * boxes.length + lower;
      if (!known.has(key)) {
        const chain = [upper];
        for (let r = row[upper] + 1; r < row[lower]; r++) {
          const v = g.width.length;
          g.width.push(0); g.row.push(r); g.up.push([]); g.down.push([]); g.rows[r].push(v); chain.push(v);
        }
        chain.push(lower);
        for (let i = 1; i < chain.length; i++) { g.down[chain[i - 1]].push(chain[i]); g.up[chain[i]].push(chain[i - 1]); }
        known.set(key, chain);
      }
      g.chains.push(known.get(key));
    }
    return g;
  }

  function reduceCrossings(g) {
    const place = []; const note = () => g.rows.forEach(r => r.forEach((v, i) => { place[v] = i; }));
    const pairs = (side, a, b) => { let n = 0; for (const p of side[a]) for (const q of side[b]) if (place[q] < place[p]) n++; return n; };
    const count = () => {
      let n = 0;
      for (const r of g.rows.slice(0, -1)) {
        const lower = r.flatMap(v => g.down[v].map(w => place[w]).sort((a, b) => a - b));
        for (let i = 0; i < lower.length; i++) for (let j = i + 1; j < lower.length; j++) if (lower[j] < lower[i]) n++;
      }
      return n;
    };
    note();
    const size = g.down.reduce((n, d) => n + d.length, 0), sweeps = size > 4000 ? 4 : size > 1500 ? 8 : 20;
    let best = g.rows.map(r => r.slice()), fewest = count();
    for (let sweep = 0; sweep < sweeps && fewest; sweep++) {
      const down = sweep % 2 === 0, side = down ? g.up : g.down;
      const order = down ? g.rows.keys() : [...g.rows.keys()].reverse();
      for (const r of order) {
        const keyed = g.rows[r].map((v, i) => [side[v].length ? side[v].reduce((s, w) => s + place[w], 0) / side[v].length : i, sweep % 4 > 1 ? -i : i, v]);
        keyed.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        g.rows[r] = keyed.map(k => k[2]); g.rows[r].forEach((v, i) => { place[v] = i; });
      }
      for (let round = 0, improved = true; improved && round < 6 && size < 4000; round++) {
        improved = false;
        for (const r of g.rows) for (let i = 0; i + 1 < r.length; i++) {
          const [a, b] = [r[i], r[i + 1]], now = pairs(g.up, a, b) + pairs(g.down, a, b);
          if (now && pairs(g.up, b, a) + pairs(g.down, b, a) < now) { r[i] = b; r[i + 1] = a; place[b] = i; place[a] = i + 1; improved = true; }
        }
      }
      const n = count();
      if (n < fewest) { fewest = n; best = g.rows.map(r => r.slice()); }
    }
    g.rows = best;
  }

  const isPoint = (g, v) => v >= g.boxes;
  function distance(g, a, b) {
    const points = isPoint(g, a) + isPoint(g, b);
    return (g.width[a] + g.width[b]) / 2 + (points === 2 ? gaps.edge : points === 1 ? gaps.node * 0.75 : gaps.node);
  }

  // Each vertex near its neighbours, without overlap: isotonic regression row by row.
  function coordinates(g) {
    const x = [];
    for (const r of g.rows) {
      let left = 0;
      r.forEach((v, i) => { if (i) left += distance(g, r[i - 1], v); x[v] = left; });
      r.forEach(v => { x[v] -= left / 2; });
    }
    const rounds = 30;
    for (let round = 0; round < rounds; round++) for (const upwards of [false, true]) {
      const up = !upwards || round > rounds / 2, down = upwards || round > rounds / 2;
      for (const r of upwards ? g.rows.slice().reverse() : g.rows) {
        let offset = 0; const offsets = [], blocks = [];
        r.forEach((v, i) => {
          if (i) offset += distance(g, r[i - 1], v);
          offsets.push(offset);
          let sum = 0, weight = 0;
          for (const w of (up ? g.up[v] : []).concat(down ? g.down[v] : [])) { const p = isPoint(g, v) && isPoint(g, w) ? 8 : 1; sum += p * x[w]; weight += p; }
          const wanted = weight ? sum / weight : x[v]; if (!weight) weight = 0.1;
          let block = [(wanted - offset) * weight, weight, 1];
          while (blocks.length && blocks.at(-1)[0] / blocks.at(-1)[1] >= block[0] / block[1]) { const b = blocks.pop(); block = [block[0] + b[0], block[1] + b[1], block[2] + b[2]]; }
          blocks.push(block);
        });
        let i = 0;
        for (const [sum, weight, n] of blocks) for (let k = 0; k < n; k++, i++) x[r[i]] = sum / weight + offsets[i];
      }
    }
    // Parts that nothing connects stand side by side.
    const spans = [];
    g.rows.forEach(r => r.forEach(v => { spans.push([x[v] - g.width[v] / 2, x[v] + g.width[v] / 2]); g.down[v].forEach(w => spans.push([Math.min(x[v], x[w]), Math.max(x[v], x[w])])); }));
    spans.sort((a, b) => a[0] - b[0]);
    let end = 0, shift = spans.length ? spans[0][0] : 0; const cuts = [[-Infinity, shift]];
    spans.forEach(([low, high], i) => {
      if (i && low > end + gaps.node) { shift += low - end - gaps.node; cuts.push([low, shift]); }
      end = i ? Math.max(end, high) : high;
    });
    g.width.forEach((w, v) => { const left = x[v] - w / 2; x[v] -= cuts.findLast(c => c[0] <= left)[1]; });
    return x;
  }

  function ports(g, x, boxes) {
    const below = boxes.map(() => []), above = boxes.map(() => []), port = new Map(), key = c => c[0] * g.boxes + c.at(-1);
    for (const c of new Set(g.chains)) { port.set(key(c), { upper: 0, lower: 0 }); below[c[0]].push([x[c[1]], c]); above[c.at(-1)].push([x[c.at(-2)], c]); }
    const spread = (ends, i, side) => {
      ends.sort((a, b) => a[0] - b[0] || key(a[1]) - key(b[1]));
      const step = Math.min((boxes[i].width - 28) / Math.max(ends.length, 1), 22), left = x[i] - step * (ends.length - 1) / 2;
      ends.forEach(([, c], k) => { port.get(key(c))[side] = left + step * k; });
    };
    boxes.forEach((_, i) => { spread(below[i], i, "upper"); spread(above[i], i, "lower"); });
    return c => port.get(key(c));
  }

  return function layered(boxes, arrows, hasBands) {
    const area = boxes.reduce((n, b) => n + (b.width + gaps.node) * (b.height + gaps.row), 0);
    const isBanded = boxes.some(b => b.band !== boxes[0].band);
    const { row, bandOfRow } = assignRows(boxes, arrows, Math.max(1200, Math.sqrt(area * (isBanded ? 3.4 : 10))));
    const g = rowGraph(boxes, arrows, row, bandOfRow.length);
    reduceCrossings(g);
    const x = coordinates(g), tops = [], bottoms = [];
    let y = gaps.padding;
    g.rows.forEach((r, i) => {
      const height = Math.max(0, ...r.filter(v => !isPoint(g, v)).map(v => boxes[v].height));
      tops.push(y); bottoms.push(y + height);
      const edges = r.reduce((n, v) => n + g.down[v].length, 0);
      y += height + gaps.row + Math.min(edges, 46) + (hasBands && bandOfRow[i] !== bandOfRow[i + 1] ? gaps.band : 0);
    });
    const placed = boxes.map((b, i) => ({ x: x[i] - b.width / 2, y: (tops[row[i]] + bottoms[row[i]] - b.height) / 2 }));
    const port = ports(g, x, boxes), shared = new Map();
    g.chains.forEach(c => shared.set(c, (shared.get(c) || 0) + 1));
    const curves = arrows.map((arrow, i) => {
      const chain = g.chains[i], down = arrow.from === chain[0], shift = shared.get(chain) === 1 ? 0 : down ? -4 : 4;
      const points = [[port(chain).upper + shift, placed[chain[0]].y + boxes[chain[0]].height]];
      const turn = (px, py) => { const [sx, sy] = points.at(-1), middle = (sy + py) / 2; points.push([sx, middle], [px, middle], [px, py]); };
      for (const v of chain.slice(1, -1)) { turn(x[v] + shift, tops[g.row[v]]); turn(x[v] + shift, bottoms[g.row[v]]); }
      turn(port(chain).lower + shift, placed[chain.at(-1)].y);
      return down ? points : points.reverse();
    });
    const bands = [...new Set(bandOfRow)].map(band => ({ band, top: tops[bandOfRow.indexOf(band)] - gaps.padding, bottom: bottoms[bandOfRow.lastIndexOf(band)] + gaps.padding }));
    return { boxes: placed, curves, bands, width: Math.max(0, ...placed.map((p, i) => p.x + boxes[i].width), ...curves.flat().map(p => p[0])), height: (bottoms.at(-1) || 0) + gaps.padding };
  };
})();
if (typeof module !== "undefined") module.exports = { layered };
