import { expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

/** `html:has(x) y`, whatever is written between; a rule for `html` itself asks for nothing below it. */
const below = /html:has\([^`"']*\)\s+\S|html:has\([^`"']*\)[^`"',{]*,\s*html:has\([^`"']*\)\s+\S/;

/**
 * A browser that meets such a rule makes the styles of the whole page anew whenever anything on it
 * comes or goes: a press in a list cost up to three passes over some 2,500 elements. What is shown
 * says so on the document instead (`useDocumentMark`).
 */
it("no rule asks html:has() for what it styles below", () => {
  const sheets = sourcesUnder(["packages/ui/src", "apps/portal/src"], /\.css\.ts$/);
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter(({ text }) => below.test(text)).map(({ path }) => path)).toEqual([]);
});

it("such a rule is seen", () => {
  expect(below.test("globalStyle(`html:has([data-fills]) ${footer}`, {")).toBe(true);
  expect(below.test("globalStyle(`html:has(${place}), html:has(${place}) [data-scrolls]`, {")).toBe(
    true,
  );
  expect(below.test('globalStyle("html:has([data-page-foot])", {')).toBe(false);
});
