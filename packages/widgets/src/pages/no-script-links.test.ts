import "./no-script-links.ts";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";

const drawn = (href: string) => renderToString(h("a", { href }, "x"));

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
])("leads nowhere that runs: %j", (href) => {
  expect(drawn(href)).toBe("<a>x</a>");
});

it.each([
  "https://lake.example/a?b=javascript:1",
  "/poll/x",
  "#post-1",
  "mailto:a@b.example",
  "tel:1",
])("leads where it should: %s", (href) => {
  expect(drawn(href)).toBe(`<a href="${href}">x</a>`);
});
