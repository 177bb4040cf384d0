import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  minHeight: 60,
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
});

export const picture = style({ color: vars.color.textMuted, display: "inline-flex" });
export const words = style({
  display: "grid",
  gap: 2,
  flex: "1 1 180px",
  minWidth: 0,
  fontSize: rem(14),
});
export const name = style({ display: "flex", flexWrap: "wrap", gap: 8, fontWeight: 600 });
export const detail = style({ color: vars.color.textMuted });

/** Under the line whose like it folds, at its words. */
export const more = style({ paddingBlockEnd: 8, paddingInlineStart: 20 });
