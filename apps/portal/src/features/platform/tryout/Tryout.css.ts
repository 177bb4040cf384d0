import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const contents = style({ display: "grid", gap: 6 });
export const guide = style({ scrollMarginBlockStart: 88, marginBlockStart: 40 });
export const done = style({
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${vars.color.celebrate}`,
});

export const group = style({ marginBlockEnd: 40 });
export const groupTitle = style({
  paddingBlockEnd: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
});
export const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(340px, 100%), 1fr))",
  gap: "24px 48px",
  marginBlockStart: 16,
});
export const situation = style({ fontSize: rem(16), fontWeight: 600, lineHeight: 1.35 });
export const outcome = style({ marginBlockStart: 4, color: vars.color.textMuted });

export const desk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 260px) minmax(0, 1fr)",
  gap: "20px 40px",
  alignItems: "start",
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const kinds = style({
  display: "grid",
  gap: 2,
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const phoneChoice = style({
  "@media": { [media.desktop]: { display: "none" } },
});

export const kindLink = style({
  inlineSize: "100%",
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  paddingBlock: 9,
  paddingInline: 12,
  borderRadius: vars.radius.m,
  textAlign: "start",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&[aria-current]": { background: vars.color.selected, fontWeight: 600 },
  },
});

export const mailHead = style({ display: "grid", gap: 8 });
showChosen(`${kindLink}[aria-current]`);
