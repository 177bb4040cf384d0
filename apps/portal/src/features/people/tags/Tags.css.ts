import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  alignItems: "start",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)", columnGap: 32 },
    [media.desktop]: { columnGap: 48 },
  },
});

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

export const tag = style({
  display: "flex",
  inlineSize: "100%",
  minBlockSize: 44,
  alignItems: "center",
  gap: 12,
  padding: "6px 12px",
  border: 0,
  borderRadius: vars.radius.m,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { background: vars.color.hover },
  selectors: { '&[aria-pressed="true"]': { background: vars.color.tint, fontWeight: 600 } },
});

export const word = style({ overflowWrap: "anywhere", marginInlineEnd: "auto" });

/** Filled with the tag's own colour. */
export const dot = style({ flex: "none", inlineSize: 12, blockSize: 12, borderRadius: "50%" });
export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  fontSize: rem(14),
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 16px",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: 20,
});
export const titled = style({ display: "flex", alignItems: "center", gap: 10, minInlineSize: 0 });

/** Where it is scrolled to, it stands below the page's own bar. */
export const tagged = style({ scrollMarginBlockStart: 72 });

export const things = style({ listStyle: "none", margin: "8px 0 28px", padding: 0 });

/** The row is the link. */
export const thing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 18px",
  alignItems: "center",
  gap: 12,
  minBlockSize: 60,
  paddingBlock: 8,
  paddingInline: 8,
  marginInline: -8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});
globalStyle(`${thing} > svg`, { color: vars.color.textMuted });
globalStyle(`[dir="rtl"] ${thing} > svg`, { transform: "scaleX(-1)" });
showChosen(`${tag}[aria-pressed="true"]`);
