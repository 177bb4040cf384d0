import { media, vars } from "@jubilee/ui/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

/** The event's colour by day. */
export const accent = createVar();
/** How large a name is. */
export const nameSize = createVar();

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
export const paper = style({
  colorScheme: "light",
  background: "Canvas",
  color: "CanvasText",
  printColorAdjust: "exact",
  "@media": { screen: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.s } },
});

export const cover = style({
  display: "block",
  inlineSize: "100%",
  objectFit: "cover",
  background: `color-mix(in srgb, ${accent} 14%, white)`,
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: nameSize,
  lineHeight: 1.08,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const figure = style({
  color: accent,
  fontFamily: vars.font.display,
  fontWeight: 600,
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});

/** Small cards, eight to a sheet of A4 or Letter, two beside each other. */
export const sheets = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  "@media": { print: { display: "block" } },
});
export const sheet = style({
  display: "contents",
  "@media": {
    print: {
      page: "cards",
      position: "relative",
      display: "grid",
      gridTemplateColumns: "90mm 90mm",
      gridAutoRows: "55mm",
      inlineSize: "180mm",
      margin: "12mm auto 0",
      breakAfter: "page",
      breakInside: "avoid",
    },
  },
});
globalStyle(`${sheet}:last-child`, { "@media": { print: { breakAfter: "auto" } } });

/** Where to cut: beside the cards, never on them. */
export const cropMarks = style({
  display: "none",
  "@media": {
    print: {
      display: "block",
      position: "absolute",
      insetBlockStart: "-8mm",
      insetInlineStart: "-8mm",
      inlineSize: "196mm",
      maxInlineSize: "none",
      fill: "none",
      stroke: "black",
      strokeWidth: 0.2,
    },
  },
});

export const smallCard = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  inlineSize: "90mm",
  maxInlineSize: "100%",
  blockSize: "55mm",
  overflow: "hidden",
  "@media": { print: { borderRadius: 0, border: 0, breakInside: "avoid" } },
});
export const smallCover = style({ blockSize: "15mm" });
export const smallBody = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4mm",
  minInlineSize: 0,
  padding: "3mm 5mm",
});
export const smallWords = style({ display: "grid", gap: "1mm", minInlineSize: 0 });

/** The crop marks need the sheet to its edge; the cards keep away from it themselves. */
globalStyle("@page cards", { margin: 0 });
