import { globalStyle, style } from "@vanilla-extract/css";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const pill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  height: 32,
  margin: 0,
  paddingInline: 12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: "transparent",
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover, color: vars.color.text },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-active="true"]': {
      borderColor: vars.plum["7"],
      background: vars.color.selected,
      color: vars.plum["11"],
    },
  },
  "@media": { [media.touch]: { height: 44, paddingInline: 16 } },
});
globalStyle(`${pill} svg`, { width: 14, height: 14 });

export const chosen = style({ fontWeight: 600, color: "inherit" });
export const count = style({
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  selectors: { [`${pill}[data-active="true"] &`]: { color: "inherit", fontWeight: 600 } },
});
showChosen(`${pill}[data-active="true"]`);
