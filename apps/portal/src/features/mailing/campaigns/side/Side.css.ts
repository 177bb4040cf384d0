import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const languageLine = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 10,
  alignItems: "center",
  width: "100%",
  minHeight: 52,
  padding: "6px 10px",
  border: 0,
  borderRadius: vars.radius.m,
  background: "none",
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&[aria-pressed='true']": { background: vars.color.tint },
  },
});
export const languageName = style({ display: "block", fontWeight: 600 });
export const detail = style({ fontSize: rem(14), color: vars.color.textMuted });
export const mark = recipe({
  base: { display: "flex", flex: "none" },
  variants: {
    tone: {
      done: { color: vars.color.successText },
      open: { color: vars.color.warningText },
    },
  },
});
globalStyle(`${mark.classNames.base} > svg`, { width: 20, height: 20 });
/** At a phone's edge the round buttons float, and would lie on the last word of a line. */
const cornerRoom = 52;
export const checkLine = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 10,
  paddingBlock: 6,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { paddingInlineEnd: cornerRoom } },
});
