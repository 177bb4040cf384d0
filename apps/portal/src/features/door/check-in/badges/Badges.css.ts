import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: 20,
  maxWidth: 1080,
  marginInline: "auto",
  padding: "24px 16px 64px",
  "@media": {
    [media.tabletUp]: { paddingInline: 32 },
    print: { display: "block", maxWidth: "none", margin: 0, padding: 0 },
  },
});

export const controls = style({
  display: "grid",
  gap: 16,
  "@media": { print: { display: "none" } },
});

export const sheet = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  overflowX: "auto",
  "@media": { print: { display: "block", overflow: "visible" } },
});

/** Paper is white, also at night. */
export const badge = style({
  display: "flex",
  overflow: "hidden",
  colorScheme: "light",
  background: "Canvas",
  color: "CanvasText",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  "@media": {
    print: { border: 0, borderRadius: 0, breakAfter: "page", breakInside: "avoid" },
  },
});

/** In millimetres, as sold: the A6 holder, and the label of 90 by 55. */
export const formats = styleVariants({
  a6: {
    flexDirection: "column",
    justifyContent: "space-between",
    alignItems: "center",
    inlineSize: "105mm",
    maxInlineSize: "100%",
    blockSize: "148mm",
    padding: "12mm 8mm 8mm",
    textAlign: "center",
  },
  label: {
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4mm",
    inlineSize: "90mm",
    maxInlineSize: "100%",
    blockSize: "55mm",
    padding: "5mm",
  },
});

export const words = style({ display: "grid", gap: 4, minWidth: 0, overflowWrap: "anywhere" });
export const names = styleVariants({
  a6: { fontSize: "9mm", lineHeight: 1.15, fontWeight: 700 },
  label: { fontSize: "6mm", lineHeight: 1.15, fontWeight: 700 },
});

globalStyle("html", { "@media": { print: { background: "none" } } });
