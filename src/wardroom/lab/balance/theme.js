(function () {
  var root = document.documentElement;
  var dark = !location.hash && matchMedia("(prefers-color-scheme: dark)").matches;
  if (location.hash === "#night" || dark) root.dataset.theme = "night";
  addEventListener("click", function (event) {
    if (event.target.closest("[data-night]")) root.dataset.theme = root.dataset.theme === "night" ? "" : "night";
    if (event.target.closest("[data-print]")) print();
  });
})();
