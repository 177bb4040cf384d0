import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: "4px 16px",
  alignItems: "center",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "112px minmax(0, 1fr) auto", gap: "4px 20px" },
  },
});

export const art = style({
  overflow: "hidden",
  borderRadius: 8,
  background: vars.ink["4"],
  height: 48,
  "@media": { [media.tabletUp]: { height: 70 } },
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(18),
  lineHeight: 1.2,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
      borderRadius: vars.radius.s,
    },
  },
});

export const under = style({ fontSize: rem(14), lineHeight: 1.45, color: vars.color.textMuted });

export const end = style({
  "@media": { [media.mobile]: { gridColumn: 2, justifySelf: "start" } },
});
