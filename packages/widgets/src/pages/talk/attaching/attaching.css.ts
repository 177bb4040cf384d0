import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

/** The way to files is there once there is a script that sends them. */
export const attach = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: radius.full,
  color: color.textMuted,
  cursor: "pointer",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${attach} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "inherit",
});

export const attached = style({
  display: "grid",
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: rem(14),
  lineHeight: rem(20),
  selectors: { "&:empty": { display: "none" } },
});
globalStyle(`${attached} li`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 8px",
  minHeight: 44,
  paddingInlineStart: 12,
  borderRadius: 12,
  background: color.tint,
});
globalStyle(`${attached} li > bdi`, { flex: 1, minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${attached} button`, {
  appearance: "none",
  minWidth: 44,
  minHeight: 44,
  border: 0,
  background: "none",
  color: color.actionText,
  font: `400 ${rem(18)}/1 ${font.text}`,
  cursor: "pointer",
});
