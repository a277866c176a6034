// Every text of the page that has no room; see room.py.
() => {
  const SLACK = 1.5;
  const everything = new CSSStyleSheet();
  everything.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(everything);
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== everything);
  }

  function measure() {
    const texts = [...textsOf(document.body)];
    return [...new Set([...tooWide(), ...texts.flatMap(cuts), ...texts.flatMap(beyond), ...overlaps(texts)])];
  }

  function* textsOf(root) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const at = node.parentElement;
      if (!node.data.trim() || at.closest("script, style, title, desc, option, .skip, [data-ornament]") || !isPainted(at)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = { node, at, said: node.data.trim(), box, seen: seenOf(at, box) };
        if (box.width > 1 && box.height > 1 && isSeen(line.seen)) yield line;
      }
    }
  }

  function isPainted(at) {
    if (!at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let each = at; each; each = each.parentElement) {
      const { clipPath, clip } = getComputedStyle(each);
      if (clipPath.startsWith("inset(50%") || clip === "rect(0px, 0px, 0px, 0px)") return false;
    }
    return true;
  }

  /** What is left of a box within the places that scroll or pan. */
  function seenOf(at, { left, top, right, bottom }) {
    const seen = { left, top, right, bottom };
    for (const each of around(at)) {
      if (!isPanned(each)) continue;
      const place = inner(each);
      seen.left = Math.max(seen.left, place.left);
      seen.top = Math.max(seen.top, place.top);
      seen.right = Math.min(seen.right, place.right);
      seen.bottom = Math.min(seen.bottom, place.bottom);
    }
    return seen;
  }

  function isSeen(seen) {
    return seen.right - seen.left > 2 && seen.bottom - seen.top > 2;
  }

  /** The elements that could cut a text off: those that it is laid out in. */
  function* around(at) {
    let position = getComputedStyle(at).position;
    for (let each = at; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      const isSkipped = each !== at && position === "absolute" && style.position === "static" && style.transform === "none" && !(each instanceof SVGElement);
      if (!isSkipped) yield each;
      if (style.position === "fixed") return;
      if (style.position !== "static" || style.transform !== "none") position = style.position;
    }
  }

  function isPanned(each) {
    const { overflowX, overflowY, touchAction } = getComputedStyle(each);
    const isHidden = overflowX !== "visible" || overflowY !== "visible";
    return /auto|scroll/.test(overflowX + overflowY) || (isHidden && touchAction === "none");
  }

  function isCutting(each) {
    if (each === document.body || each.tagName === "text" || each.tagName === "tspan" || each.tagName === "g") return false;
    const { overflowX, overflowY } = getComputedStyle(each);
    return !isPanned(each) && /hidden|clip/.test(overflowX + overflowY);
  }

  /** Whether it fills a place that pans, which is what cuts. */
  function isPannedWhole(each) {
    const pan = [...around(each)].find(isPanned);
    if (!pan) return false;
    const [whole, place] = [inner(each), inner(pan)];
    return whole.left <= place.left + SLACK && whole.right >= place.right - SLACK && whole.top <= place.top + SLACK && whole.bottom >= place.bottom - SLACK;
  }

  function inner(each) {
    return each.getBoundingClientRect();
  }

  function cuts(line) {
    for (const each of around(line.at)) {
      if (isPanned(each)) return [];
      if (!isCutting(each) || isPannedWhole(each)) continue;
      const place = inner(each);
      const deep = (line.box.bottom - line.box.top) * 0.2;
      const isOut = line.box.left < place.left - SLACK || line.box.right > place.right + SLACK || line.box.top < place.top - deep - SLACK || line.box.bottom > place.bottom + deep + SLACK;
      const isShort = each.scrollWidth > each.clientWidth + SLACK && each instanceof HTMLElement && getComputedStyle(each).textOverflow === "ellipsis" && each.clientWidth > 0;
      if (isOut || isShort) return [`cut off: ${told(line)} by ${pathOf(each)}`];
    }
    return [];
  }

  function beyond(line) {
    const { left, right, top, bottom } = line.seen;
    const isOut = left < -SLACK || right > innerWidth + SLACK || top < -SLACK - (bottom - top) * 0.2 || bottom > innerHeight + SLACK + (bottom - top) * 0.2;
    return isOut && !isInPage(line.at) ? [`beyond the window: ${told(line)} at ${[left, top, right, bottom].map(Math.round)}`] : [];
  }

  /** Pages that are read from top to bottom scroll as a whole. */
  function isInPage() {
    return document.documentElement.scrollHeight > innerHeight + SLACK;
  }

  function tooWide() {
    const by = document.documentElement.scrollWidth - innerWidth;
    return by > SLACK ? [`too wide by ${Math.round(by)}`] : [];
  }

  function overlaps(texts) {
    const found = [];
    for (let a = 0; a < texts.length; a++)
      for (let b = a + 1; b < texts.length; b++) if (isOver(texts[a], texts[b])) found.push(`overlap: ${told(texts[a])} and ${told(texts[b])}`);
    return found;
  }

  /** The letters of a line are lower than the line. */
  function core({ seen }) {
    const by = (seen.bottom - seen.top) * 0.22;
    return { left: seen.left + 1, right: seen.right - 1, top: seen.top + by, bottom: seen.bottom - by };
  }

  function isOver(one, other) {
    if (one.node === other.node) return false;
    const [a, b] = [core(one), core(other)];
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
    if (right - left < 1 || bottom - top < 1) return false;
    return [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5]].some(([x, y]) => isBare(one, other, left + (right - left) * x, top + (bottom - top) * y));
  }

  /** Whether nothing lies between two texts at a point, nor over both. */
  function isBare(one, other, x, y) {
    const stack = document.elementsFromPoint(x, y);
    return !isCovered(one.at, stack) && !isCovered(other.at, stack);
  }

  function isCovered(at, stack) {
    const depth = stack.indexOf(at);
    const above = depth < 0 ? stack.slice(0, stack.findIndex((each) => each.contains(at)) + 1) : stack.slice(0, depth);
    return above.some((each) => !each.contains(at) && !at.contains(each) && isOpaque(each));
  }

  function isOpaque(each) {
    const style = getComputedStyle(each);
    if (Number(style.opacity) < 0.7) return false;
    if (each instanceof SVGElement && !(each instanceof SVGSVGElement))
      return !(each instanceof SVGTextContentElement) && style.fill !== "none" && Number(style.fillOpacity) > 0.7;
    return style.backgroundImage !== "none" || alphaOf(style.backgroundColor) > 0.7;
  }

  function alphaOf(colour) {
    if (colour === "transparent") return 0;
    const said = /(?:\/|rgba\([^)]*,)\s*([\d.]+)(%?)\)$/.exec(colour);
    return said ? Number(said[1]) / (said[2] ? 100 : 1) : 1;
  }

  function told({ at, said }) {
    return `"${said.slice(0, 40)}" (${pathOf(at)})`;
  }

  function pathOf(at) {
    const path = [];
    for (let each = at; each && path.length < 4 && each !== document.body; each = each.parentElement) path.unshift(nameOf(each));
    return path.join(" > ");
  }

  function nameOf(each) {
    const names = [...each.classList].filter((name) => !name.startsWith("svelte-"));
    const piece = each.dataset?.piece ? `[data-piece=${each.dataset.piece}]` : "";
    return each.tagName.toLowerCase() + (each.id ? `#${each.id}` : "") + names.map((name) => `.${name}`).join("") + piece;
  }
}
