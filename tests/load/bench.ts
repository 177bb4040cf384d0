/** `pnpm bench components`: runs tests/load/bench-components.ts, and so for every other bench. */
import { readdirSync } from "node:fs";

const names = readdirSync(new URL(".", import.meta.url)).flatMap(
  (file) => /^bench-(\w+)\.ts$/.exec(file)?.[1] ?? [],
);
const [, , name = ""] = process.argv;
if (!names.includes(name)) throw new Error(`Say which: pnpm bench ${names.join(" | ")}`);
await import(`./bench-${name}.ts`);
