import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const search = style({ maxInlineSize: 560 });
export const results = style({
  display: "block",
  minBlockSize: 20,
  marginBlock: 8,
  color: vars.color.textMuted,
});

export const areaList = style({
  columns: "340px",
  columnGap: 48,
});

export const area = style({ breakInside: "avoid", paddingBlockEnd: 40 });

export const areaTitle = style({
  paddingBlockEnd: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 560,
  lineHeight: 1.15,
});

export const lines = style({ display: "grid", marginBlockStart: 6 });
export const found = style([lines, { maxInlineSize: 720 }]);

export const line = style({
  display: "grid",
  gap: 2,
  marginInline: -10,
  paddingBlock: 9,
  paddingInline: 10,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.hover } },
});

export const lineTitle = style({
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { [`${line}:hover &`]: { color: vars.color.actionText } },
});

export const lineSummary = style({
  fontSize: rem(14),
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 720px) minmax(0, 320px)",
  justifyContent: "space-between",
  gap: "40px 64px",
  marginBlockStart: 16,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 720px)" } },
});

export const body = style({ minInlineSize: 0 });
export const foot = style({ marginBlockStart: 28 });

export const aside = style({
  display: "grid",
  gap: 24,
  alignContent: "start",
  "@media": { [media.desktop]: { paddingBlockStart: 8 } },
});

export const related = style({ fontSize: rem(14), fontWeight: 600 });
