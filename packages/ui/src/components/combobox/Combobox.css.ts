import { globalStyle, style } from "@vanilla-extract/css";
import { dayNight } from "../../theme/dayNight.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style({ textOverflow: "ellipsis" });

export const trigger = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: vars.color.textMuted,
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.hover, color: vars.color.text },
    "&:disabled": { cursor: "not-allowed" },
  },
  "@media": { [media.touch]: { width: 44, height: 44, marginInlineEnd: -4 } },
});

export const list = style({
  maxHeight: "min(320px, var(--available-height))",
  padding: 6,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const caption = style({
  padding: "8px 10px 4px",
  fontSize: rem(12),
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 36,
  padding: "6px 10px",
  borderRadius: 8,
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&[data-highlighted]": { background: dayNight(vars.ink["3"], vars.ink["5"]) },
    "&[data-disabled]": { color: vars.color.textMuted, opacity: 0.6, cursor: "not-allowed" },
  },
  "@media": {
    [media.touch]: { minHeight: 44, fontSize: rem(16) },
    "(forced-colors: active)": {
      selectors: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: -2 } },
    },
  },
});
globalStyle(`${option} svg`, { width: 16, height: 16, flex: "none", strokeWidth: 1.75 });

export const texts = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const detail = style({ display: "block", fontSize: rem(12), color: vars.color.textMuted });
export const end = style({ flex: "none", fontSize: rem(12), color: vars.color.textMuted });

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "10px",
  color: vars.color.textMuted,
});
globalStyle(`${note} svg`, { width: 16, height: 16, flex: "none" });
