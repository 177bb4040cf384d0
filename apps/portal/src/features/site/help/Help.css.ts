import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** The title and the search for an answer, with a drawing beside them where there is room. */
export const welcome = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 32,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const ask = style({ minInlineSize: 0 });
/** Its room is kept until it has come. */
export const drawing = style({
  inlineSize: 160,
  minBlockSize: 120,
  "@media": { [media.belowDesktop]: { display: "none" } },
});

/** Under the title, as wide as a question. */
export const search = style({ display: "block", maxInlineSize: 640 });
export const results = style({
  display: "block",
  marginBlock: 8,
  color: vars.color.textMuted,
});

export const goalsTitle = style({ marginBlock: "24px 12px", fontSize: rem(22) });

/** Articles in sight, three in a row. */
export const firstLines = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 16 },
  },
});

export const goals = style({
  display: "grid",
  columnGap: 32,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const goal = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const goalHead = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) 20px",
  gap: "4px 16px",
  alignItems: "center",
  alignContent: "center",
  minBlockSize: 96,
  paddingBlock: 12,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    /* An angle of two borders: an icon would be one more file to fetch. */
    "&::after": {
      content: "",
      gridArea: "1 / 3 / 3 / 4",
      inlineSize: 9,
      blockSize: 9,
      marginInline: "auto",
      borderBlockEnd: `2px solid ${vars.color.textMuted}`,
      borderInlineEnd: `2px solid ${vars.color.textMuted}`,
      transform: "translateY(-3px) rotate(45deg)",
    },
    "[dir=rtl] &::after": { transform: "translateY(-3px) rotate(-45deg)" },
    "details[open] > &::after": { transform: "translateY(3px) rotate(225deg)" },
    "[dir=rtl] details[open] > &::after": { transform: "translateY(3px) rotate(-225deg)" },
  },
});

export const tile = style({
  gridArea: "1 / 1 / 3 / 2",
  display: "grid",
  placeItems: "center",
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 12,
  background: vars.plum["3"],
  color: vars.plum["11"],
});

export const goalTitle = style({
  gridColumn: 2,
  fontFamily: vars.font.display,
  fontSize: rem(18),
  fontWeight: 560,
  lineHeight: 1.2,
  selectors: { [`${goalHead}:hover &`]: { color: vars.color.actionText } },
});
export const tryout = style({
  marginBlockStart: 28,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});

export const lines = style({ display: "grid", paddingBlockEnd: 16, paddingInlineStart: 10 });
export const found = style({ display: "grid", maxInlineSize: 720 });

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
  "@media": { [media.mobile]: { marginInline: 0, paddingInline: 0 } },
});

/** The same as a card, where few of them lead. */
export const card = style([
  line,
  {
    marginInline: 0,
    blockSize: "100%",
    alignContent: "start",
    padding: "16px 18px",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
    "@media": { [media.mobile]: { paddingInline: 16 } },
  },
]);

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

export const goalWords = style([lineSummary, { gridColumn: 2 }]);

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
export const nextLines = style({ display: "grid", marginBlockStart: 4 });
