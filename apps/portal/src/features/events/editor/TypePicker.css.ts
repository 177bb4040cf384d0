import { style } from "@vanilla-extract/css";
import { media, rem, showChosen, vars } from "@jubilee/ui/theme";

export const legend = style({ padding: 0 });

export const grid = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const choice = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  overflow: "hidden",
  background: vars.color.surface,
  cursor: "pointer",
  transition: `border-color ${vars.duration.fast} ${vars.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.ink["8"] },
    "&:has(:checked)": {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      background: vars.color.selected,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const radio = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  margin: 0,
  cursor: "pointer",
});

export const swatch = style({ height: 52, overflow: "hidden", background: vars.ink["4"] });

export const name = style({
  padding: "7px 10px 9px",
  fontSize: rem(14),
  lineHeight: 1.25,
  fontWeight: 500,
  overflowWrap: "anywhere",
  hyphens: "auto",
});
showChosen(`${choice}:has(:checked)`);
