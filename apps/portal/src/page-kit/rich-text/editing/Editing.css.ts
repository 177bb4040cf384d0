import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({
  minWidth: 0,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.m,
  background: vars.color.field,
  color: vars.color.text,
  selectors: {
    "&:hover": { borderColor: vars.ink["11"] },
    "&:has([aria-invalid='true'])": { borderColor: vars.color.danger },
    "&:has(.ProseMirror:focus-visible)": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
});

export const tools = style({
  display: "flex",
  gap: 2,
  padding: 4,
  overflowX: "auto",
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  scrollbarWidth: "none",
  "@media": { [media.desktop]: { flexWrap: "wrap" } },
});
globalStyle(`${tools} > *`, { flex: "none" });

/** Within a Composer, whose frame it has and whose buttons stand at the ends of its tools. */
export const bare = style({ minWidth: 0, color: vars.color.text });
globalStyle(`${bare} ${tools}`, {
  flexWrap: "nowrap",
  alignItems: "center",
  minHeight: 56,
  marginInline: 54,
  paddingInline: 0,
  border: 0,
});
export const gap = style({ flex: "none", width: 1, marginInline: 4, background: vars.color.line });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 8,
  padding: 8,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.tint,
});
globalStyle(`${row} > :first-child`, { flex: "1 1 200px", minWidth: 0 });

/** What is written, as Prose shows it: its place is styled by the editor's own rules. */
export const words = style({ position: "relative" });
globalStyle(`${words} .ProseMirror`, {
  minHeight: rem(150),
  maxHeight: "min(60vh, 640px)",
  overflowY: "auto",
  padding: "12px 14px",
  outline: "none",
  fontFamily: vars.font.text,
  fontSize: rem(16),
  lineHeight: 1.6,
  whiteSpace: "break-spaces",
  overflowWrap: "anywhere",
  fontVariantLigatures: "none",
});
globalStyle(`${words}[data-form="small"] .ProseMirror`, { minHeight: rem(64) });
globalStyle(`${bare} ${words} .ProseMirror`, {
  minHeight: rem(44),
  maxHeight: "min(40vh, 320px)",
  paddingBlockEnd: 4,
});
globalStyle(`${words}[data-empty]::before`, {
  content: "attr(data-empty)",
  position: "absolute",
  insetBlockStart: 12,
  insetInlineStart: 14,
  color: vars.ink["10"],
  fontFamily: vars.font.text,
  fontSize: rem(16),
  lineHeight: 1.6,
  pointerEvents: "none",
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${words} .ProseMirror ${selector}`, rule);
inside(":is(p, ul, ol, blockquote, img) + :is(p, ul, ol, blockquote, img)", {
  marginBlockStart: 12,
});
inside("h2", { marginBlock: "24px 8px", fontSize: rem(22), lineHeight: 1.2 });
inside("h3", { marginBlock: "20px 6px", fontSize: rem(18), lineHeight: 1.25 });
inside("> :first-child", { marginBlockStart: 0 });
inside(":is(ul, ol)", { display: "grid", gap: 6, paddingInlineStart: 22 });
inside("li", { position: "relative" });
inside("ul > li", { listStyle: "disc" });
inside("ol > li", { listStyle: "decimal" });
inside("li::marker", { color: vars.color.textMuted });
inside("blockquote", {
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
inside("code", {
  padding: "1px 5px",
  borderRadius: 4,
  background: vars.color.tint,
  fontFamily: vars.font.mono,
  fontSize: "0.88em",
});
inside("hr", {
  marginBlock: 24,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
inside("img", { display: "block", maxWidth: "100%", height: "auto" });
globalStyle(`${words} .ProseMirror-selectednode`, {
  outline: `2px solid ${vars.color.action}`,
  outlineOffset: 1,
});
inside("a", { color: vars.color.action });
/** A name and a place that is filled in are one thing, and look so. */
globalStyle(`${words} :is([data-mention], [data-field])`, {
  padding: "0 5px",
  borderRadius: 5,
  background: vars.plum["3"],
  color: vars.plum["11"],
  fontWeight: 500,
  whiteSpace: "nowrap",
});

export const choices = style({
  display: "grid",
  maxHeight: 240,
  margin: 0,
  padding: 4,
  overflowY: "auto",
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  minHeight: 36,
  padding: "0 10px",
  borderRadius: vars.radius.s,
  fontSize: rem(14),
  cursor: "pointer",
  selectors: { '&[aria-selected="true"]': { background: vars.color.selected } },
  "@media": { [media.touch]: { minHeight: 44 } },
});
export const chooser = style({ display: "none" });

/** Under the words, where a list of names would stand; no line while there is nothing to say. */
export const nobodyCalled = style({
  display: "block",
  padding: "8px 14px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  color: vars.color.textMuted,
  fontSize: rem(14),
  selectors: { "&:empty": { padding: 0, border: 0 } },
});
