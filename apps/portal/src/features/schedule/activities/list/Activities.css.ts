import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

/** When it is. */
export const clock = style({
  flex: "none",
  color: vars.color.actionText,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

/** Before the titles of one day, where clocks stand under one another. */
export const clockAhead = style([clock, { display: "inline-block", minInlineSize: 96 }]);

export const cut = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const facts = style({ display: "flex", gap: 8, minWidth: 0 });

/** What stands in its way. */
export const warning = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 4,
  minWidth: 0,
  /* It is never cut. */
  whiteSpace: "normal",
  color: vars.color.warningText,
  fontWeight: 500,
});
globalStyle(`${warning} > svg`, {
  flex: "none",
  inlineSize: 13,
  blockSize: 13,
  marginBlockStart: 2,
});
