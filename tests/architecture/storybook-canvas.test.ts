import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { tokens } from "../../packages/ui/src/theme/tokens.ts";

const head = readFileSync(
  fileURLToPath(new URL("../../.storybook/preview-head.html", import.meta.url)),
  "utf8",
);

it.each([
  ["light", tokens.day.roles.page],
  ["dark", tokens.night.roles.page],
])("Storybook's canvas is the page's ground from corner to corner: %s", (theme, page) => {
  const [, ground] =
    new RegExp(`html\\[data-theme="${theme}"\\] \\{\\s*background: (#\\w+);`).exec(head) ?? [];
  expect(ground).toBe(page);
});
