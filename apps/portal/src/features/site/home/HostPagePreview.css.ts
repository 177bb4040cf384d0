import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, ink, sky } = vars;
const serif = 'Georgia, "DejaVu Serif", serif';

/** Somebody else's site: their type, their blue, their white, by day and by night. */
export const browser = style({
  inlineSize: "100%",
  overflow: "hidden",
  borderRadius: "14px 14px 0 0",
  background: color.surface,
  color: ink["12"],
  boxShadow: vars.shadow["3"],
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetInlineEnd: 56,
      insetBlockEnd: 0,
      inlineSize: "calc(100% - 470px)",
      maxInlineSize: 800,
      blockSize: 508,
    },
  },
});

export const bar = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "flex",
      alignItems: "center",
      gap: 10,
      blockSize: 40,
      paddingInline: 14,
      background: ink["3"],
      fontSize: rem(12),
      color: color.textMuted,
    },
  },
});
export const dot = style({
  inlineSize: 9,
  blockSize: 9,
  borderRadius: vars.radius.full,
  background: ink["6"],
});
export const address = style({
  marginInline: "auto",
  padding: "5px 16px",
  borderRadius: 7,
  background: color.surface,
});

export const site = style({
  padding: "112px 20px 24px",
  fontFamily: serif,
  fontSize: rem(16),
  lineHeight: 1.6,
  "@media": { [media.desktop]: { padding: "24px 32px" } },
});
export const nav = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px 18px",
  marginBlockEnd: 14,
  paddingBlockEnd: 14,
  borderBlockEnd: `3px double ${sky["6"]}`,
  fontSize: rem(14),
  lineHeight: 1,
  color: sky["12"],
  "@media": { [media.desktop]: { marginBlockEnd: 18 } },
});
export const split = style({
  display: "grid",
  gap: 20,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 356px", gap: 32 } },
});
export const story = style({
  display: "none",
  "@media": { [media.desktop]: { display: "grid", gap: 12, alignContent: "start" } },
});
export const headline = style({
  fontFamily: serif,
  fontSize: rem(24),
  fontWeight: 700,
  lineHeight: 1.2,
  color: sky["12"],
});
