import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const phone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 16,
  alignItems: "center",
  paddingBlockEnd: 10,
});

export const words = style({ display: "grid", gap: 4, minWidth: 0, paddingBlock: 10 });

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 10px",
  alignItems: "center",
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.35,
});

export const price = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: 1.2,
  textAlign: "end",
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
});

export const atEnd = style({ display: "flex", alignItems: "center", gap: 8 });

export const stock = style({ gridColumn: "1 / -1" });

/** Under what a kind says of itself, always at the same place: its state, and what it has brought. */
export const states = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  color: vars.color.textMuted,
  marginBlockStart: 2,
});
