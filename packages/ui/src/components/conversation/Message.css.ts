import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { showChosen } from "../../theme/forced.ts";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

export const ratioVar = createVar();

const narrow = "(max-width: 559px)";

/** A message with its sender's picture at the start; one's own stand at the end. */
export const row = recipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr)",
    columnGap: 8,
    paddingBlockStart: 4,
    borderRadius: vars.radius.m,
    selectors: {
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  },
  variants: {
    own: { true: { gridTemplateColumns: "minmax(0, 1fr)" } },
    first: { true: { paddingBlockStart: 14 } },
    look: {
      bubbles: {},
      posts: {
        gridTemplateColumns: "40px minmax(0, 1fr)",
        columnGap: 12,
        padding: "20px 16px",
        marginInline: -16,
        borderRadius: 0,
        borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
        "@container": { [narrow]: { gridTemplateColumns: "32px minmax(0, 1fr)" } },
      },
    },
    marked: { true: {} },
  },
  compoundVariants: [
    {
      variants: { look: "posts", marked: true },
      style: {
        background: vars.moss["2"],
        boxShadow: `inset 3px 0 ${vars.color.successText}`,
        selectors: {
          '&:is([dir="rtl"] *)': { boxShadow: `inset -3px 0 ${vars.color.successText}` },
        },
      },
    },
  ],
});

export const words = recipe({
  base: { display: "flex", flexDirection: "column", alignItems: "flex-start", minWidth: 0 },
  variants: {
    own: { true: { alignItems: "flex-end", paddingInlineStart: 40 } },
    look: { bubbles: {}, posts: { alignItems: "stretch" } },
  },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 8,
  marginBlockEnd: 4,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
});
export const note = style({ fontWeight: 600, color: vars.color.actionText });
export const clock = style({ fontSize: rem(12), fontWeight: 400, color: vars.color.textMuted });

export const held = recipe({
  base: { minWidth: 0 },
  variants: {
    look: {
      bubbles: { position: "relative", maxWidth: "min(560px, 100%)" },
      /* What can be done with a post stands at its own corner. */
      posts: {},
    },
  },
});

const corner = 4;
export const bubble = recipe({
  base: {
    minWidth: 0,
    padding: "9px 14px",
    borderRadius: vars.radius.l,
    border: "1px solid transparent",
    fontSize: rem(16),
    lineHeight: 1.45,
    overflowWrap: "anywhere",
  },
  variants: {
    own: {
      true: { background: vars.plum["3"], borderStartEndRadius: corner },
      false: { background: vars.ink["3"], borderStartStartRadius: corner },
    },
    state: {
      sent: {},
      sending: { opacity: 0.72 },
      failed: { borderColor: vars.color.danger },
      removed: {
        background: "transparent",
        border: `1px dashed ${vars.color.border}`,
        color: vars.color.textMuted,
        fontSize: rem(14),
      },
    },
    marked: { true: { borderColor: vars.color.successText } },
    look: { bubbles: {}, posts: {} },
  },
  compoundVariants: [
    {
      variants: { look: "posts", state: "sent" },
      style: { padding: 0, border: 0, borderRadius: 0, background: "none", lineHeight: 1.55 },
    },
    {
      variants: { look: "posts", state: "sending" },
      style: { padding: 0, border: 0, borderRadius: 0, background: "none", lineHeight: 1.55 },
    },
  ],
});
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  marginBlockEnd: 4,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: 1.35,
  color: vars.color.successText,
});
globalStyle(`${mark} > svg`, { flex: "none", inlineSize: 14, blockSize: 14 });
export const text = style({ display: "block", whiteSpace: "pre-wrap", textAlign: "start" });
globalStyle(`${text} a`, { color: vars.color.actionText });

export const quote = style({
  display: "block",
  width: "100%",
  margin: 0,
  marginBlockEnd: 6,
  padding: "2px 0",
  paddingInlineStart: 10,
  border: 0,
  borderInlineStart: `3px solid ${vars.plum["8"]}`,
  background: "none",
  color: vars.color.textMuted,
  font: "inherit",
  fontSize: rem(14),
  lineHeight: 1.4,
  textAlign: "start",
});
globalStyle(`button${quote}`, { cursor: "pointer", borderRadius: 4 });
globalStyle(`button${quote}:focus-visible`, { outline: `3px solid ${vars.color.focus}` });
export const quoteAuthor = style({ display: "block", fontWeight: 600, color: vars.color.text });
export const quoteText = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

export const pictures = recipe({
  base: { display: "grid", gap: 4, width: 280, maxWidth: "100%", marginBlock: "4px" },
  variants: {
    many: { true: { gridTemplateColumns: "1fr 1fr" } },
    look: { bubbles: {}, posts: { width: 420, marginBlockStart: 12 } },
  },
});
export const picture = style({
  position: "relative",
  display: "block",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 12,
  overflow: "hidden",
  background: vars.color.tint,
  aspectRatio: ratioVar,
  maxHeight: 320,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:disabled": { cursor: "default" },
  },
});
globalStyle(`${picture} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

/** A file: a sign, its name and how much it weighs, all of it the way to it. */
export const file = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  alignItems: "center",
  columnGap: 10,
  width: 280,
  maxWidth: "100%",
  minHeight: 56,
  marginBlock: 4,
  padding: "8px 14px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: rem(14),
  lineHeight: 1.35,
  textDecoration: "none",
  selectors: {
    "a&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${file} > svg`, {
  gridRow: "1 / 3",
  width: 20,
  height: 20,
  color: vars.color.textMuted,
});
globalStyle(`${file} > bdi`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 500,
});
globalStyle(`${file} > span`, { gridColumn: 2, color: vars.color.textMuted });

export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBlockStart: 3,
  fontSize: rem(12),
  lineHeight: 1.35,
  color: vars.color.textMuted,
});
export const trouble = style({ color: vars.color.dangerText, fontWeight: 600 });

export const reactions = style({ display: "flex", flexWrap: "wrap", gap: 6, marginBlockStart: 6 });
export const reaction = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    height: 28,
    margin: 0,
    padding: "0 10px",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.text,
    fontSize: rem(12),
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    selectors: {
      "&:hover": { background: vars.color.hover },
      "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
      "&:disabled": { cursor: "default" },
      /* A finger has more room than is seen. */
      "&::after": { content: '""', position: "absolute", insetBlock: -4, insetInline: -2 },
    },
    "@media": { [media.touch]: { height: 36, paddingInline: 12 } },
  },
  variants: {
    own: {
      true: {
        borderColor: vars.color.action,
        background: vars.color.selected,
        color: vars.color.actionText,
      },
    },
  },
});
globalStyle(`${reactions} svg`, { width: 15, height: 15, strokeWidth: 1.9 });
showChosen(`${reaction.classNames.base}[aria-pressed="true"]`);

/** Beside the bubble where there is room, over its upper edge where not. */
export const tools = recipe({
  base: {
    position: "absolute",
    zIndex: 1,
    insetBlockStart: -2,
    display: "flex",
    padding: 2,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.raised,
    opacity: 0,
    // Not in sight, it takes no press that was meant for the message under it.
    pointerEvents: "none",
    selectors: {
      [`${row.classNames.base}:is(:hover, :focus-within) &, &:has([data-state="open"])`]: {
        opacity: 1,
        pointerEvents: "auto",
      },
    },
    "@container": {
      [narrow]: {
        insetBlockStart: "auto",
        insetBlockEnd: "calc(100% - 6px)",
        boxShadow: vars.shadow["1"],
      },
    },
  },
  variants: {
    own: {
      true: {
        insetInlineEnd: "calc(100% + 6px)",
        "@container": { [narrow]: { insetInlineEnd: 0 } },
      },
      false: {
        insetInlineStart: "calc(100% + 6px)",
        "@container": { [narrow]: { insetInlineStart: 0 } },
      },
    },
    look: { bubbles: {}, posts: {} },
  },
  compoundVariants: [
    {
      variants: { look: "posts", own: false },
      style: {
        insetBlockStart: 12,
        insetInlineStart: "auto",
        insetInlineEnd: 12,
        "@container": {
          [narrow]: { insetBlockStart: 12, insetBlockEnd: "auto", insetInlineStart: "auto" },
        },
      },
    },
  ],
});

export const choices = style({ display: "flex", flexWrap: "wrap", gap: 2, maxWidth: 264 });
export const choice = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: "none",
  color: vars.color.text,
  fontSize: rem(22),
  lineHeight: 1,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});
globalStyle(`${choice} svg`, { width: 20, height: 20 });
