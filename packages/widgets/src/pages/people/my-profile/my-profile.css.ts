import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { button, field, smallButton } from "../../styles/controls.css.ts";
import { small, twoColumns } from "../../styles/page.css.ts";

const { color, font, radius } = vars;
const tabletUp = "(min-width: 720px)";
const arabic = { letterSpacing: 0, fontWeight: 600, lineHeight: 1.35 };

export const head = style({ paddingBlockEnd: 8 });
export const lead = style({
  marginBlockStart: 8,
  maxWidth: "60ch",
  fontSize: rem(18),
  lineHeight: rem(28),
});
export const claim = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBlockStart: 24,
  padding: "16px 20px",
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${claim} > p`, { flex: "1 1 280px", maxWidth: "60ch" });
globalStyle(`${claim} b`, { display: "block", fontWeight: 600 });

/** The form, beside it what others see, below it what is held. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "48px 0",
  marginBlockStart: 32,
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "minmax(0, 640px) minmax(0, 384px)",
      justifyContent: "space-between",
      gap: "56px 48px",
      alignItems: "start",
    },
  },
});
globalStyle(`${columns} h2`, { fontSize: rem(28), lineHeight: rem(32), marginBlockEnd: 8 });
globalStyle(`${columns} h3`, { fontSize: rem(18), lineHeight: rem(24), marginBlockEnd: 4 });
globalStyle(`${columns}:lang(ar) :is(h2, h3)`, arabic);
export const form = style({ minWidth: 0 });
globalStyle(`${form} > form`, { marginBlockStart: 20, gap: 20 });
globalStyle(`${form} [role=alert]`, { color: color.dangerText });

export const seen = style({
  display: "grid",
  gap: 8,
  "@media": {
    [tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) 208px", gap: 12, alignItems: "start" },
  },
});
export const why = style([small, { fontStyle: "normal" }]);
globalStyle(`${field} > input:read-only`, { background: "none", color: color.textMuted });
/** Who sees a field stands level with it, below its label. */
export const sees = style({
  position: "relative",
  display: "block",
  "@media": { [tabletUp]: { marginBlockStart: 26 } },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineEnd: 16,
    insetBlockStart: 19,
    width: 7,
    height: 7,
    borderInlineEnd: `2px solid ${color.textMuted}`,
    borderBlockEnd: `2px solid ${color.textMuted}`,
    transform: "rotate(45deg)",
    pointerEvents: "none",
  },
  selectors: { "&:dir(rtl)::after": { transform: "rotate(-45deg)" } },
});
globalStyle(`${sees} select`, {
  appearance: "none",
  width: "100%",
  minHeight: 48,
  paddingBlock: 11,
  paddingInline: "14px 34px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: radius.m,
  background: color.field,
  color: "inherit",
  font: `400 ${rem(14)}/24px ${font.text}`,
  textOverflow: "ellipsis",
});

export const others = style({
  minWidth: 0,
  "@media": {
    [twoColumns]: { gridColumn: 2, gridRow: "1 / 3", position: "sticky", insetBlockStart: 24 },
  },
});
export const panel = style({
  padding: 20,
  marginBlockStart: 12,
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.shadow["2"],
});
export const viewers = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 4,
  minWidth: 0,
  margin: "0 0 16px",
  padding: 4,
  border: 0,
  borderRadius: radius.m,
  background: color.tint,
});
globalStyle(`${viewers} label`, { position: "relative", display: "grid" });
globalStyle(`${viewers} input`, {
  position: "absolute",
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: "pointer",
});
globalStyle(`${viewers} span`, {
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  padding: "4px 6px",
  borderRadius: radius.s,
  font: `600 ${rem(14)}/18px ${font.text}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
globalStyle(`${viewers} :checked + span`, { background: color.action, color: color.onAction });
globalStyle(`${viewers} :focus-visible + span`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
});
/** One viewer's eyes at a time, also without a script. */
export const view = style({ display: "none", overflowWrap: "anywhere" });
for (const viewer of ["everyone", "guests", "organisers"]) {
  globalStyle(`${panel}:has([value=${viewer}]:checked) [data-viewer=${viewer}]`, {
    display: "block",
  });
}
globalStyle(`${view} > *`, { marginBlockStart: 12 });
globalStyle(`${view} > ${small}`, { marginBlockStart: 0 });
globalStyle(`${view} b`, {
  display: "block",
  font: `560 ${rem(22)}/28px ${font.display}`,
  letterSpacing: "-0.012em",
});
globalStyle(`${view}:lang(ar) b`, arabic);
globalStyle(`${view} [dir=auto]`, { textAlign: ["-webkit-match-parent", "match-parent"] });
globalStyle(`${view} [data-shows=bio]`, { marginBlockStart: 8, whiteSpace: "pre-line" });
globalStyle(`${view} dl`, { margin: "12px 0 0" });
globalStyle(`${view} dl > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: "0 16px",
  paddingBlock: 8,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${view} :is(dt, dd)`, { margin: 0 });
globalStyle(`${view} dt`, { color: color.textMuted });
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  marginBlockEnd: 12,
  selectors: { "&:empty": { display: "none" } },
});
globalStyle(`${pictures} > img`, {
  width: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: radius.m,
  background: color.well,
});

export const held = style({
  display: "grid",
  gap: 24,
  minWidth: 0,
  paddingBlockStart: 36,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${held} > h2`, { marginBlockEnd: -16 });
export const rows = style({ margin: 0 });
globalStyle(`${rows} > div`, {
  display: "grid",
  gap: "0 16px",
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  "@media": { [tabletUp]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
globalStyle(`${rows} dt`, { color: color.textMuted });
globalStyle(`${rows} dd`, { margin: 0 });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: 8 });
const grave = { borderColor: color.dangerText, color: color.dangerText };
export const toErase = style([smallButton, grave]);
export const danger = style([button, grave]);
