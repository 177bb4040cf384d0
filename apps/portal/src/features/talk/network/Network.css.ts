import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const banner = style({ marginBlockEnd: 24 });
export const requests = style({ display: "grid", gap: 12, marginBlockEnd: 32 });

/** Checklists and people: one under the other on phones, side by side where there is room. */
export const columns = style({
  display: "grid",
  gap: 40,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) 380px", gap: 56 },
  },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const person = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  minBlockSize: 68,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const asideText = style({ fontSize: rem(14), color: vars.color.textMuted });

/** Somebody asks: who and to what, and the two answers under it. */
export const request = style({
  display: "grid",
  gap: 12,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 12,
  background: vars.color.tint,
});
export const requestWords = style({ margin: 0, maxInlineSize: "68ch", overflowWrap: "anywhere" });
export const note = style([
  requestWords,
  {
    paddingInlineStart: 12,
    borderInlineStart: `2px solid ${vars.color.line}`,
    color: vars.color.textMuted,
  },
]);
export const answers = style({ display: "flex", flexWrap: "wrap", gap: 8 });

export const checklists = style({ display: "grid", gap: 40 });
export const checklist = style({ display: "grid", gap: 8, minInlineSize: 0 });
export const checklistHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "start",
});
export const checklistTitle = style({ overflowWrap: "anywhere" });
export const items = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  alignItems: "center",
  minBlockSize: 48,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: "anywhere",
});
/** Under a pointer, or where the keyboard is; quiet under fingers, which do not hover. */
export const bin = style({
  opacity: 0,
  selectors: { [`${item}:hover &, ${item}:focus-within &`]: { opacity: 1 } },
  "@media": { [media.touch]: { opacity: 0.55 } },
});
/** What is ticked, folded. */
export const doneItems = style({ fontSize: rem(14), color: vars.color.textMuted });
globalStyle(`${doneItems} > summary`, {
  display: "flex",
  alignItems: "center",
  gap: 6,
  inlineSize: "fit-content",
  minBlockSize: 32,
  paddingBlock: 6,
  listStyle: "none",
  cursor: "pointer",
});
globalStyle(`${doneItems} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${doneItems}[open] > summary svg`, { transform: "rotate(180deg)" });
export const done = style({ color: vars.color.textMuted, textDecoration: "line-through" });
export const addLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 8,
  alignItems: "end",
  paddingBlockStart: 8,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
