/** What the page remembers on this machine. Without storage it remembers nothing, and says nothing about it. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`wardroom-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`wardroom-${name}`, value);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}
