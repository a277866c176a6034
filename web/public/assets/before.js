// Runs before the first paint, so that neither the theme nor the language changes under the reader's eyes.
(() => {
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const theme = kept("wardroom-theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
  const language = kept("wardroom-language") ?? (navigator.language.startsWith("it") ? "it" : "en");
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = language;
})();
