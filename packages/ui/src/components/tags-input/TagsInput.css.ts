import { globalStyle, style } from "@vanilla-extract/css";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  height: "auto",
  minHeight: 40,
  padding: 4,
  cursor: "text",
  selectors: {
    "&:read-only:not([data-disabled])": { background: vars.color.field, color: vars.color.text },
    "&[data-focus]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&[data-invalid]": { borderColor: vars.color.danger },
    "&[data-disabled]": { background: vars.color.tint, cursor: "not-allowed" },
  },
});

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  maxWidth: "100%",
  minHeight: 30,
  paddingInlineStart: 10,
  borderRadius: vars.radius.s,
  background: vars.plum["3"],
  color: vars.plum["11"],
  fontSize: rem(14),
  fontWeight: 500,
  selectors: {
    "&[data-highlighted]": { background: vars.color.action, color: vars.color.onAction },
  },
  "@media": { [media.touch]: { minHeight: 34 } },
});
globalStyle(`${tag}[hidden]`, { display: "none" });

export const word = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });

export const remove = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: "color-mix(in srgb, currentColor 14%, transparent)" },
    "&:disabled": { cursor: "not-allowed" },
  },
  "@media": { [media.touch]: { width: 34, height: 34 } },
});
globalStyle(`${remove} svg`, { width: 14, height: 14 });

export const input = style({
  flex: "1 1 96px",
  minWidth: 0,
  minHeight: 30,
  margin: 0,
  padding: "0 8px",
  border: 0,
  outline: "none",
  background: "none",
  color: vars.color.text,
  font: "inherit",
  selectors: { "&::placeholder": { color: vars.ink["10"], opacity: 1 } },
  "@media": { [media.touch]: { minHeight: 34, fontSize: rem(16) } },
});
showChosen(`${tag}[data-highlighted]`);
