import { expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

/** Type in pixels stays as small as it is, whatever text size a person has chosen in the browser. */
const inPixels = /fontSize: (?:\d|["`][^"`]*\dpx)|lineHeight: "\d+px"|font: [`"][^`"]*\b\d+px/;

const sheets = sourcesUnder(["apps/portal/src", "packages/ui/src"], /\.css\.ts$/);

it.each([
  ["fontSize: 14,", true],
  ['fontSize: "clamp(48px, 11vw, 64px)",', true],
  ['lineHeight: "20px",', true],
  ["font: `560 22px/1 ${vars.font.display}`,", true],
  ["fontSize: rem(14),", false],
  ["lineHeight: 1.4,", false],
  ["font: `560 ${rem(22)}/1 ${vars.font.display}`,", false],
  ['fontSize: "9mm",', false],
])("%s", (rule, isFound) => {
  expect(inPixels.test(rule)).toBe(isFound);
});

it("the portal's and the components' type follows the browser's text size", () => {
  expect(sheets.length).toBeGreaterThan(200);
  const found = sheets.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, at) => (inPixels.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
