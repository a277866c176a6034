/** Compressed copies of what is built, beside it: the server hands them out as they are. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle: ({ dir = "" }) => {
      for (const name of readdirSync(`${dir}/assets`).filter((each) => /\.(js|css)$/.test(each))) {
        const path = `${dir}/assets/${name}`;
        const whole = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(whole));
        writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}
