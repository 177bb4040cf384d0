import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
  gap: "24px 48px",
  alignItems: "start",
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

export const tag = style({
  display: "flex",
  inlineSize: "100%",
  minBlockSize: 44,
  alignItems: "center",
  justifyContent: "space-between",
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

export const word = style({ overflowWrap: "anywhere" });

export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  fontSize: rem(14),
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockEnd: 12,
});

/** Where it is scrolled to, it stands below the page's own bar. */
export const tagged = style({ scrollMarginBlockStart: 72 });

export const things = style({ listStyle: "none", margin: "0 0 24px", padding: 0 });

export const thing = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minBlockSize: 48,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
showChosen(`${tag}[aria-pressed="true"]`);
