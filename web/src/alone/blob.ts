/** Files that come into being in this browser. */

/** Hand a text to the reader as a file. */
export function saved(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The browser has taken it by the time anything else happens here.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
