import { expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

/** What moves by script; what moves by a sheet is stilled in one place, by `theme/reset.css.ts`. */
const moves = /\.animate\(|"smooth"|startViewTransition\(/;
const asks = "prefers-reduced-motion: reduce";

const scripts = sourcesUnder(
  ["apps/portal/src", "packages/ui/src", "packages/widgets/src"],
  /(?<!\.test|\.stories)\.tsx?$/,
);

it("whatever moves by script asks first whether motion is wanted", () => {
  const moving = scripts.filter(({ text }) => moves.test(text));
  expect(moving.length).toBeGreaterThan(2);
  expect(moving.filter(({ text }) => !text.includes(asks)).map(({ path }) => path)).toEqual([]);
});

it("sheets of the portal and its components are stilled for whoever wants no motion", () => {
  const [reset] = sourcesUnder(["packages/ui/src/theme"], /reset\.css\.ts$/);
  expect(reset?.text).toMatch(/reducedMotion\]: \{\s*animationDuration: "0s !important"/);
});
