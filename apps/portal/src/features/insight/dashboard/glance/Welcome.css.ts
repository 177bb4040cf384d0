import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const welcome = style({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: 8,
  padding: "48px 16px 40px",
});

export const drawing = style({ width: 200, height: 146, marginBlockEnd: 16 });
export const line = style({ stroke: vars.color.text, strokeWidth: 3, fill: "none" });
export const paper = style({ fill: vars.color.surface });
export const envelope = style({ fill: vars.plum["3"] });
export const spark = style({ stroke: vars.color.celebrate, strokeWidth: 4, fill: "none" });
export const plum = style({ fill: vars.color.action });
export const marigold = style({ fill: vars.color.celebrate });

export const lead = style({
  maxWidth: "46ch",
  fontSize: rem(16),
  lineHeight: 1.5,
  color: vars.color.textMuted,
  marginBlockEnd: 20,
});

export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 8,
});

export const templatesHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 12,
});

export const templates = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  marginBlockStart: 16,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: 20 },
  },
});

export const template = style({
  display: "grid",
  gap: 4,
  alignContent: "start",
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(14),
  lineHeight: 1.4,
  borderRadius: vars.radius.m,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
});
export const templateName = style({
  fontWeight: 600,
  marginBlockStart: 6,
  selectors: {
    [`${template}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});
export const muted = style({ color: vars.color.textMuted });

export const later = style({
  display: "grid",
  marginBlockStart: 40,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const laterItem = style({
  display: "grid",
  gap: 2,
  paddingBlock: 20,
  fontSize: rem(14),
  lineHeight: 1.4,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` },
  },
  "@media": {
    [media.tabletUp]: {
      selectors: {
        "& + &": {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.lineSoft}`,
          paddingInlineStart: 24,
        },
      },
    },
  },
});
