import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: 20,
  maxInlineSize: 1080,
  marginInline: "auto",
  padding: "24px 16px 64px",
  "@media": {
    [media.tabletUp]: { paddingInline: 32 },
    print: { display: "block", maxInlineSize: "none", margin: 0, padding: 0 },
  },
});

export const controls = style({
  display: "grid",
  gap: 16,
  "@media": { print: { display: "none" } },
});

/** Paper is white, also at night. */
const paper = style({
  colorScheme: "light",
  background: "Canvas",
  color: "CanvasText",
  "@media": { screen: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.s } },
});

export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  "@media": { print: { display: "block" } },
});

/** One table a page of A5 or larger. */
export const card = style([
  paper,
  {
    display: "grid",
    alignContent: "start",
    gap: 12,
    minInlineSize: 0,
    padding: "10mm 8mm",
    overflowWrap: "anywhere",
    "@media": { print: { breakAfter: "page", breakInside: "avoid" } },
  },
]);

export const label = style({ fontFamily: vars.font.display, fontSize: rem(36), lineHeight: 1.1 });
export const eventName = style({ fontSize: rem(14) });
export const names = style({
  display: "grid",
  gap: 6,
  margin: 0,
  paddingInlineStart: 28,
  listStyle: "decimal",
  fontSize: rem(18),
});

export const sheet = style([paper, { overflowX: "auto", padding: "8mm" }]);
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: rem(14) });
export const cell = style({
  padding: "4px 8px 4px 0",
  textAlign: "start",
  borderBlockEnd: "1px solid currentColor",
  overflowWrap: "anywhere",
});

globalStyle("html", { "@media": { print: { background: "none" } } });
