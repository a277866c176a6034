// A table of its own: told by message what its reader may see, it says which piece was pointed at. It answers nothing:
// that is done at the prompt of the page around it.

const at = (id) => document.getElementById(id);

/** "coin ×2, pearl": what pieces are called stands in the words that the page sends along. */
function listed(finds, words) {
  const kinds = [...new Set(finds)];
  const counted = kinds.map((kind) => [words[`name-${kind}`] ?? kind, finds.filter((find) => find === kind).length]);
  return counted.map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(", ");
}

function element(kind, className, ...parts) {
  const made = document.createElement(kind);
  made.className = className;
  made.append(...parts);
  return made;
}

function bold(text) {
  return element("b", "", text);
}

function boat(table, seat) {
  const made = element("div", "boat", bold(table.names[seat]), element("span", "finds", listed(table.view.boats[seat], table.words)));
  made.style.setProperty("--seat", `var(--seat-${(seat % 6) + 1})`);
  return made;
}

function room(table, id, left) {
  const made = element("button", "room", bold(table.words[`name-${id}`] ?? id), element("span", "finds", "▮".repeat(left)));
  made.setAttribute("aria-pressed", table.chosen.includes(id));
  made.toggleAttribute("data-lit", table.lit.includes(id));
  made.toggleAttribute("data-spoken", table.spoken.includes(id));
  made.addEventListener("click", () => parent.postMessage({ type: "choose", piece: id }, "*"));
  return made;
}

function draw(table) {
  const { view, words } = table;
  document.documentElement.lang = table.language;
  for (const [name, colour] of Object.entries(table.colours)) document.documentElement.style.setProperty(`--${name}`, colour);
  at("day").textContent = `${words["view-day"]} ${view.day} / ${view.days}`;
  at("boats").replaceChildren(...table.names.map((_, seat) => boat(table, seat)));
  at("wreck").replaceChildren(...Object.entries(view.rooms).map(([id, left]) => room(table, id, left)));
  at("net").textContent = view.net.length ? `${words["view-net"]}: ${listed(view.net, words)}` : "";
  parent.postMessage({ type: "size", height: document.querySelector("main").offsetHeight }, "*");
}

addEventListener("message", (event) => event.source === parent && event.data.type === "table" && draw(event.data));
addEventListener("resize", () => parent.postMessage({ type: "size", height: document.querySelector("main").offsetHeight }, "*"));
parent.postMessage({ type: "ready" }, "*");
