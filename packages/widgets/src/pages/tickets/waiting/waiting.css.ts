import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumns } from "../../styles/page.css.ts";

const { color, radius } = vars;

/** A card lies on the tint. */
globalStyle("html:root, html:root body", { background: color.tint });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  paddingBlockStart: 8,
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "384px minmax(0, 1fr)",
      gap: 72,
      alignItems: "start",
      paddingBlockStart: 24,
    },
  },
});
/** What it says comes first, and stands at the end of wide windows. */
globalStyle(`${grid} > :last-child`, {
  "@media": { [twoColumns]: { gridColumn: 1, gridRow: 1 } },
});
globalStyle(`${grid} > :first-child`, {
  "@media": { [twoColumns]: { gridColumn: 2, gridRow: 1 } },
});
export const beside = style({ display: "grid", gap: 24, minWidth: 0, justifyItems: "start" });
globalStyle(`${beside} h1`, { marginBlock: "0 8px" });
export const panel = style({
  display: "grid",
  gap: 8,
  width: "100%",
  padding: "24px 20px",
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["1"],
  overflowWrap: "anywhere",
  "@media": { [twoColumns]: { padding: 28 } },
});
globalStyle(`${panel} > h2`, { fontSize: rem(28), lineHeight: rem(32) });
globalStyle(`${panel}:lang(ar) > h2`, { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 });
export const lines = style({ margin: 0, padding: 0, listStyle: "none", fontWeight: 600 });
export const left = style({ fontWeight: 600, color: color.actionText });
export const ways = style({
  display: "grid",
  gap: 8,
  marginBlockStart: 12,
  "@media": { [media.tabletUp]: { display: "flex", flexWrap: "wrap" } },
});
export const rules = style({
  display: "grid",
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  listStyle: "decimal",
});
globalStyle(`${rules} > li::marker`, { color: color.textMuted });
