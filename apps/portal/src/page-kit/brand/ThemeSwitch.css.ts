import { dayNight, media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const group = style({
  position: "relative",
  display: "inline-flex",
  inlineSize: "max-content",
  gap: 2,
  padding: 3,
  borderRadius: vars.radius.full,
  background: vars.color.tint,
});

const spokenOnly = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const legend = style(spokenOnly);
export const radio = style({ ...spokenOnly, margin: 0 });

export const option = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 32,
  blockSize: 28,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:has(:checked)": {
      background: dayNight(vars.color.surface, vars.ink["6"]),
      color: vars.color.text,
      boxShadow: vars.shadow["1"],
    },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  "@media": { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});
export const withWord = style({
  display: "flex",
  gap: "min(8px, 1.5vw)",
  inlineSize: "auto",
  blockSize: 36,
  paddingInline: "min(14px, 2.5vw)",
  fontSize: rem(14),
  fontWeight: 500,
  "@media": { [media.touch]: { inlineSize: "auto" } },
});
showChosen(`${option}:has(:checked)`);
