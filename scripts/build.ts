/** `pnpm build [names]`: builds what is stale; all of it without names. */
import { buildStale, type BuildName } from "./build-steps.ts";

const all = ["ui", "core", "widgets", "embed", "portal"] as const satisfies BuildName[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(", ")}; choose from ${all.join(", ")}.`);
  process.exit(1);
}
const names = all.filter((name) => asked.length === 0 || asked.includes(name));
const built = await buildStale(names);
console.log(built.length > 0 ? `Built ${built.join(", ")}.` : "Everything is up to date.");
