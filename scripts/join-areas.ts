/** Writes the lists of what areas add by files of their own (`joins.ts`): `pnpm join`. */
import { writeFileSync } from "node:fs";
import { joinedFiles } from "./joins.ts";

for (const { file, text } of await joinedFiles())
  writeFileSync(new URL(`../${file}`, import.meta.url), text);
