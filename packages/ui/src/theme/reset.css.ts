import { globalStyle } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";
import { media } from "./measures.ts";
import { byDay, vars } from "./vars.css.ts";

const reset = (selector: string, rule: Record<string, string | number | string[]>) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });
const base = (selector: string, rule: Record<string, string | number | string[]>) =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
});
reset("body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, pre", { margin: 0 });
reset("ul, ol, menu", { margin: 0, padding: 0, listStyle: "none" });
reset("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
reset("img, svg, video, canvas", { display: "block", maxWidth: "100%" });
reset("[hidden]", { display: "none" });
reset("table", { borderCollapse: "collapse" });
reset("fieldset", { border: 0, margin: 0, padding: 0, minWidth: 0 });

base("body", {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize["16"],
  lineHeight: 1.5,
  WebkitFontSmoothing: "antialiased",
});
base("h1, h2, h3", {
  fontFamily: vars.font.display,
  fontWeight: 560,
  lineHeight: 1.08,
  letterSpacing: "-0.015em",
  textWrap: "balance",
});
/* A name in the other script is read its own way and stands where its neighbours stand. */
base(':is(h1, h2, h3, a, span)[dir="auto"]', {
  textAlign: ["-webkit-match-parent", "match-parent"],
});
base("p", { textWrap: "pretty" });
base("a", {
  color: vars.color.actionText,
  textUnderlineOffset: "3px",
  textDecorationThickness: "1px",
});
base(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
/*
 * What is tabbed to comes to rest above a bar that stays at the window's foot: whatever stays there
 * carries `data-page-foot`. On phones a bar may have two rows, and a button above it.
 */
base("html", { scrollPaddingBlockEnd: "24px" });
/* The corner's round buttons stand over the ends of a phone's lines. */
globalStyle("html", { "@media": { [media.mobile]: { scrollPaddingBlockEnd: 128 } } });
globalStyle("html:has([data-page-foot])", {
  scrollPaddingBlockEnd: 104,
  "@media": { [media.mobile]: { scrollPaddingBlockEnd: 160 } },
});
/* Paper is white by day and by night. Nothing on it can be pressed: what a page keeps for that carries `data-screen-only`. */
globalStyle(":is(html, body)", { "@media": { [media.print]: { background: "none !important" } } });
/* The same on every printer; a paper of another size names its own page. */
globalStyle("@page", { margin: "12mm" });
globalStyle("html:root:root, [data-theme][data-theme]", { "@media": { [media.print]: byDay } });
globalStyle("[data-page-foot], [data-screen-only], search", {
  "@media": { [media.print]: { display: "none !important" } },
});
base("::selection", { background: vars.plum["5"], color: vars.color.text });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto",
    },
  },
});
