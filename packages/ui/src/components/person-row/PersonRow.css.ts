import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: rem(14),
  lineHeight: 1.35,
});
const cut = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.print]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
} as const;
export const words = style({ flex: 1, minWidth: 0, display: "grid" });
export const name = style({
  ...cut,
  display: "block",
  fontWeight: 600,
  color: vars.color.text,
  textAlign: "start",
});
export const detail = style({
  ...cut,
  display: "block",
  fontSize: rem(12),
  color: vars.color.textMuted,
});

/* Among rows of one line the detail stands beside the name. */
const compact = '[data-density="compact"]';
globalStyle(`${compact} ${words}`, { display: "flex", alignItems: "baseline", gap: 8 });
globalStyle(`${compact} ${name}`, { flex: "0 1 auto" });
globalStyle(`${compact} ${detail}`, { flex: "1 1 0", minWidth: 0 });
globalStyle(`${compact} ${person} > :first-child`, {
  width: 24,
  height: 24,
  fontSize: rem(12),
  letterSpacing: "-0.03em",
});
