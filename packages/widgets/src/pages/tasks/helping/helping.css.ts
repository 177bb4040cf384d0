import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { field } from "../../styles/controls.css.ts";
import { twoColumns } from "../../styles/page.css.ts";

const { color, font, radius } = vars;

export const head = style({ paddingBlock: "28px 8px" });
export const lead = style({
  marginBlockStart: 12,
  maxWidth: "60ch",
  fontSize: rem(18),
  lineHeight: rem(28),
});
globalStyle(`${head} [role=alert]`, { marginBlockStart: 12, color: color.dangerText });

/** On wide screens what is done and the mails stand beside what is to do. */
export const parts = style({
  paddingBlockEnd: 40,
  "@media": {
    [twoColumns]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 384px",
      columnGap: 56,
      alignItems: "start",
    },
  },
});
export const beside = style({
  display: "grid",
  gap: 24,
  marginBlockStart: 32,
  "@media": {
    [twoColumns]: { position: "sticky", insetBlockStart: 24, marginBlockStart: 20 },
  },
});
export const doneTitle = style({ fontSize: rem(20), lineHeight: rem(28) });
export const count = style({
  marginInlineStart: 6,
  font: `400 ${rem(14)}/${rem(20)} ${font.text}`,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const tasks = style({
  display: "grid",
  gap: 12,
  margin: "20px 0 0",
  padding: 0,
  listStyle: "none",
});
export const task = style({
  minWidth: 0,
  padding: "8px 20px 16px 12px",
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["1"],
  overflowWrap: "anywhere",
  selectors: { "&:dir(rtl)": { padding: "8px 12px 16px 20px" } },
});
export const words = style({ display: "grid", gap: 8, paddingInlineStart: 48 });
export const late = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  color: color.dangerText,
});

/** What they host on the day: a ticket of its own, above what is to do at any time. */
export const day = style({ marginBlockStart: 20 });
export const dayPart = style([
  task,
  {
    display: "grid",
    gap: 4,
    padding: "16px 20px",
    borderInlineStart: `4px solid ${color.action}`,
    selectors: { "&:dir(rtl)": { padding: "16px 20px" } },
  },
]);
export const pastPart = style([dayPart, { borderInlineStartColor: color.border }]);
export const partTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  font: `600 ${rem(18)}/${rem(28)} ${font.text}`,
});
const mark = style({
  paddingInline: 10,
  borderRadius: radius.full,
  fontSize: rem(14),
  lineHeight: rem(24),
});
export const nowMark = style([mark, { background: color.action, color: color.onAction }]);
export const nextMark = style([mark, { background: color.tint, color: color.text }]);
export const standing = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const press = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  marginBlockStart: 8,
});
export const minutes = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });

/** The whole line is the button: easy to meet with a thumb. */
export const tick = style({
  appearance: "none",
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  width: "100%",
  minHeight: 48,
  padding: "10px 8px",
  border: 0,
  borderRadius: radius.m,
  background: "none",
  color: "inherit",
  font: `600 ${rem(18)}/${rem(28)} ${font.text}`,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": {
      background: "none",
      color: color.textMuted,
      textDecoration: "line-through",
    },
  },
});
export const stepTick = style([
  tick,
  { minHeight: 44, padding: "8px 0", font: `400 ${rem(16)}/${rem(28)} ${font.text}` },
]);
export const box = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  border: `2px solid ${color.fieldBorder}`,
  borderRadius: radius.full,
  selectors: {
    "[aria-pressed=true] > &": { borderColor: color.action, background: color.action },
  },
});
export const check = style({
  display: "none",
  width: 18,
  height: 18,
  fill: "none",
  stroke: color.onAction,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  selectors: { "[aria-pressed=true] &": { display: "block" } },
});
export const steps = style({ margin: 0, padding: 0, listStyle: "none" });

/** What is said about a task: folded until somebody has said something. */
export const talk = style({
  marginBlockStart: 4,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${color.lineSoft}`,
});
globalStyle(`${talk} > summary`, {
  minHeight: 44,
  display: "flex",
  alignItems: "center",
  fontSize: rem(14),
  fontWeight: 600,
  color: color.textMuted,
  cursor: "pointer",
});
export const said = style({
  display: "grid",
  gap: 12,
  margin: "0 0 12px",
  padding: 0,
  listStyle: "none",
});
export const spoken = style({
  margin: "2px 0 0",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const say = style({ display: "grid", gap: 8 });
export const sayEnd = style({ display: "flex", alignItems: "center", justifyContent: "flex-end" });
globalStyle(`${sayEnd} > [data-attach]`, { marginInlineEnd: "auto" });
export const sayField = style([field, { width: "100%" }]);
export const mails = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
