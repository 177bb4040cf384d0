import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const hero = style({
  display: "grid",
  gap: 24,
  paddingBlock: "40px 32px",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      gap: 64,
      alignItems: "end",
      paddingBlock: "64px 44px",
    },
  },
});

export const title = style({
  fontSize: `clamp(${rem(48)}, 11vw, ${rem(64)})`,
  lineHeight: 1,
  letterSpacing: "-0.028em",
});

export const lead = style({
  maxInlineSize: "44ch",
  fontSize: rem(18),
  lineHeight: 1.5,
  color: vars.color.textMuted,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
  marginBlockStart: 24,
});
