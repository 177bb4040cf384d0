import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const tick = style({
  display: "inline-grid",
  placeItems: "center",
  width: 28,
  height: 28,
  margin: -4,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.tint },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 0 },
  },
  "@media": { [media.touch]: { width: 44, height: 44, margin: -12 } },
});

export const stateMark = style({ flex: "none", display: "block" });
export const stateTones = styleVariants({
  todo: { color: vars.ink["9"] },
  doing: { color: vars.marigold["10"] },
  blocked: { color: vars.brick["10"] },
  done: { color: vars.moss["9"] },
});

export const bars = style({ flex: "none", display: "block" });
export const barTones = styleVariants({
  high: { color: vars.color.dangerText },
  medium: { color: vars.ink["11"] },
  low: { color: vars.ink["11"] },
  none: { color: vars.ink["11"] },
});
export const off = style({ opacity: 0.28 });

export const name = style({ display: "flex", gap: 10, alignItems: "center", minInlineSize: 0 });
export const title = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 500,
});
export const isDone = style({ color: vars.color.textMuted, fontWeight: 400 });

const quiet = style({ color: vars.color.textMuted, fontSize: rem(13) });
export const fact = style([
  quiet,
  { display: "inline-flex", gap: 6, alignItems: "center", minInlineSize: 0, maxInlineSize: "100%" },
]);
globalStyle(`${fact} > svg`, { flex: "none" });
export const cut = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const due = style([quiet, { whiteSpace: "nowrap" }]);
export const late = style({ color: vars.color.dangerText, fontWeight: 600 });

export const dot = style({ flex: "none", width: 9, height: 9, borderRadius: 3 });
/** A line on a phone: the name, whole, over when and who. */
export const phone = style({ display: "flex", gap: 12, alignItems: "center" });
export const phoneWords = style({ display: "grid", flex: 1, minInlineSize: 0, gap: 2 });
export const phoneTitle = style({ fontWeight: 500, overflowWrap: "anywhere" });
