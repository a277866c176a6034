/** Pages on no shelf, where the browser lends none: they last as long as the house does. */
export class Loose {
  #pages = new Map<string, string>();

  put(pages: string): Promise<void> {
    for (const [name, text] of JSON.parse(pages) as [string, string | null][]) {
      if (text === null) this.#pages.delete(name);
      else this.#pages.set(name, text);
    }
    return Promise.resolve();
  }

  under(prefix: string): Promise<string> {
    const found = [...this.#pages].filter(([name]) => name.startsWith(prefix));
    return Promise.resolve(JSON.stringify(found.sort(([one], [other]) => (one < other ? -1 : 1))));
  }
}
