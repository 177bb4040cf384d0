import { options } from "preact";

const running = new Set(["javascript:", "data:", "vbscript:"]);

/** Whether a link would run something in place of leading somewhere. */
const runs = (href: unknown): boolean =>
  typeof href === "string" &&
  href.includes(":") &&
  URL.canParse(href, "https://page.example") &&
  running.has(new URL(href, "https://page.example").protocol);

/** Addresses of others are checked where they are written; a page leads to none that runs, wherever it came from. */
options.vnode = ({ type, props }) => {
  const given = props as { href?: unknown };
  if (typeof type === "string" && runs(given.href)) delete given.href;
};
