// Runs before the page: where a file of the page does not come, nothing else could say so.
(() => {
  const TYPES = { js: "text/javascript", css: "text/css" };
  const show = (key, facts = {}) => {
    for (const told of document.querySelectorAll("#shell [data-trouble]")) told.hidden = told.dataset.trouble !== key;
    for (const [name, value] of Object.entries(facts)) for (const place of document.querySelectorAll(`#shell [data-fact=${name}]`)) place.textContent = value;
    document.querySelector("#shell main").removeAttribute("aria-busy");
    for (const waiting of document.querySelectorAll("#shell [data-waiting]")) waiting.hidden = true;
  };
  addEventListener(
    "error",
    async ({ target }) => {
      const address = String(target.src ?? target.href);
      const wanted = TYPES[address.split(".").at(-1)];
      if (!wanted || !document.getElementById("shell")) return;
      if (location.protocol === "file:") return show("file");
      const answer = await fetch(address).catch(() => null);
      const found = answer?.headers.get("content-type") ?? "";
      const file = address.slice(new URL("./", location.href).href.length);
      if (answer?.ok && !/javascript|css/.test(found)) show("type", { file, found, wanted });
      else show("missing", { file });
    },
    true,
  );
})();
