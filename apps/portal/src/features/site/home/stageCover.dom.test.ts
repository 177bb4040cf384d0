import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawCover } from "@jubilee/ui/covers";
import { expect, it } from "vitest";
import { stageCover } from "./stageCover.rules.ts";

/** `JUBILEE_DRAW=1` draws the files anew, after the covers have changed. */
it.each(["day", "night"] as const)("the start's drawing by %s is what the covers draw", (inks) => {
  const file = join(import.meta.dirname, `stage-${inks}.svg`);
  const drawn = `${drawCover({ ...stageCover, inks })}\n`;
  if (process.env["JUBILEE_DRAW"]) writeFileSync(file, drawn);
  expect(readFileSync(file, "utf8")).toBe(drawn);
});
