document.querySelectorAll("table.cards").forEach(function (table) {
  var body = table.tBodies[0];
  var shown = 6;
  function cut() {
    var rows = Array.from(body.rows);
    var told = rows.filter((row) => row.dataset.v0 !== "-1.0000").length;
    rows.forEach((row, at) => (row.className = (at >= shown && at < told - shown) || at >= told ? "x" : ""));
  }
  table.tHead.addEventListener("click", function (event) {
    var key = event.target.dataset.s;
    if (!key) return;
    var head = event.target.parentNode;
    var turn = head.getAttribute("aria-sort") === "descending" ? 1 : -1;
    table.querySelectorAll("[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", turn < 0 ? "descending" : "ascending");
    Array.from(body.rows)
      .sort(function (one, other) {
        var left = one.dataset[key];
        var right = other.dataset[key];
        return turn * (isNaN(left) ? left.localeCompare(right) : left - right);
      })
      .forEach((row) => body.appendChild(row));
    cut();
  });
  var more = table.nextElementSibling;
  if (more && more.className === "more") {
    cut();
    more.querySelector("button").addEventListener("click", function () {
      table.classList.remove("shut");
      more.remove();
    });
  }
});
