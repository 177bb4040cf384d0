import { expect, it } from "vitest";
import { inOneLine } from "./commas.rules.ts";

it.each([
  ["en-GB", "Sat 12 June, 18:30"],
  ["ar-EG", "Sat 12 June، 18:30"],
  ["ja", "Sat 12 June、18:30"],
  ["zh-CN", "Sat 12 June，18:30"],
])("a line in %s has that language's comma: %s", (locale, line) => {
  expect(inOneLine(locale, "Sat 12 June", null, "18:30", "")).toBe(line);
});
