import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { columns as pageColumns, twoColumns } from "../../styles/page.css.ts";

const { color, font } = vars;

/** The form is what a campaign is for, so it has more room than a reply. */
export const columns = style([
  pageColumns,
  {
    "@media": {
      [twoColumns]: { gridTemplateColumns: "minmax(0, 1fr) 448px", columnGap: 80 },
    },
  },
]);
/** Under the cover, not over it: here the form is the leaf. */
export const head = style({
  minWidth: 0,
  paddingBlockStart: 12,
  "@media": { [twoColumns]: { paddingBlockStart: 24 } },
});
export const receiver = style({
  marginBlockStart: 8,
  color: color.textMuted,
  "@media": { [twoColumns]: { fontSize: rem(18), lineHeight: rem(28), marginBlockStart: 12 } },
});

export const raised = style({ marginBlock: "24px 28px" });
export const shelf = style({
  display: "block",
  width: "100%",
  height: 64,
  borderBlockEnd: `4px solid ${color.text}`,
  "@media": { "(min-width: 720px)": { height: 96 } },
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const bands = style({ fill: "none", stroke: color.page, strokeWidth: 2.5 });
export const open = style({
  fill: "none",
  stroke: color.border,
  strokeWidth: 1.5,
  vectorEffect: "non-scaling-stroke",
});
export const figures = style({ marginBlockStart: 14 });
export const sum = style({
  marginInlineEnd: 8,
  font: `560 ${rem(44)}/${rem(48)} ${font.display}`,
  letterSpacing: "-0.025em",
  fontVariantNumeric: "lining-nums",
  fontKerning: "none",
  "@media": { [twoColumns]: { fontSize: rem(48) } },
});
export const of = style({ color: color.textMuted });

export const wall = style({
  display: "block",
  maxWidth: "62ch",
  padding: 0,
  listStyle: "none",
  fontFamily: font.display,
  overflowWrap: "anywhere",
});
globalStyle(`${wall} li`, { display: "inline" });
globalStyle(`${wall} li + li::before`, {
  content: '"·" / ""',
  paddingInline: 10,
  color: color.actionText,
  fontSize: rem(22),
});
export const names = styleVariants({
  1: { fontSize: rem(18), lineHeight: rem(34) },
  2: { fontSize: rem(22), lineHeight: rem(38) },
  3: { fontSize: rem(32), lineHeight: rem(44), fontWeight: 560 },
});
export const dedication = style({
  fontStyle: "italic",
  fontSize: rem(16),
  color: color.textMuted,
  selectors: { "&:lang(ar)": { fontStyle: "normal" } },
});

export const thumb = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
});
globalStyle(`${thumb} p`, { fontSize: rem(14), lineHeight: rem(20), minWidth: 0 });
globalStyle(`${thumb} b`, { display: "block", fontSize: rem(16), fontWeight: 600 });
globalStyle(`${thumb} a`, { minWidth: 120 });
