import { vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { smallBody, smallCard, smallCover } from "../../../../event-kit/paper/Paper.css.ts";

export const sheet = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 16,
  overflowX: "auto",
  "@media": { print: { display: "block", overflow: "visible" } },
});

export const search = style({ flex: "1 1 200px", maxInlineSize: 320 });

/** In millimetres, as sold: the A6 holder, and the label of 90 by 55. */
export const formats = styleVariants({
  a6: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    inlineSize: "105mm",
    maxInlineSize: "100%",
    blockSize: "148mm",
    overflow: "hidden",
    "@media": {
      print: {
        page: "badge",
        border: 0,
        borderRadius: 0,
        breakAfter: "page",
        breakInside: "avoid",
      },
    },
  },
  label: [smallCard],
});

globalStyle(`${formats.a6}:last-child`, { "@media": { print: { breakAfter: "auto" } } });

export const coverOf = styleVariants({
  a6: { blockSize: "55mm" },
  label: [smallCover],
});

/** Where the holder's clip goes through. */
export const slot = style({
  position: "absolute",
  insetBlockStart: "4mm",
  insetInlineStart: "calc(50% - 7mm)",
  inlineSize: "14mm",
  blockSize: "3mm",
  borderRadius: vars.radius.full,
  background: "Canvas",
});

export const body = styleVariants({
  a6: {
    display: "grid",
    alignContent: "space-between",
    gap: "4mm",
    minInlineSize: 0,
    padding: "7mm 8mm 7mm",
  },
  label: [smallBody],
});

const restBase = style({
  fontFamily: vars.font.display,
  lineHeight: 1.2,
  fontWeight: 560,
  overflowWrap: "anywhere",
});
export const rest = styleVariants({
  a6: [restBase, { fontSize: "6mm" }],
  label: [restBase, { fontSize: "4mm" }],
});

export const foot = styleVariants({
  a6: { display: "flex", alignItems: "end", justifyContent: "space-between", gap: "6mm" },
  label: { flex: "none" },
});

export const code = style({ flex: "none" });

/** A badge of A6 is a page of its own, to the edge. */
globalStyle("@page badge", { size: "105mm 148mm", margin: 0 } as Record<string, unknown>);
