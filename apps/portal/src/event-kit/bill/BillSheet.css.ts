import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const seller = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
/** On a phone the amount says all; how many and for how much each stands under the name. */
export const wide = style({
  display: "none",
  "@media": { [media.tabletUp]: { display: "table-cell" } },
});
export const narrow = style({ "@media": { [media.tabletUp]: { display: "none" } } });

export const sums = style({ display: "grid", gap: 6, margin: 0, marginBlockStart: -16 });
export const sum = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  color: vars.color.textMuted,
});
export const whole = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  fontWeight: 600,
  paddingBlockStart: 10,
  borderBlockStart: `2px solid ${vars.color.text}`,
});
export const value = style({ margin: 0, fontVariantNumeric: "tabular-nums" });
