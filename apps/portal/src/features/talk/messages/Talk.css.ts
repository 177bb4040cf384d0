import { media, rem, vars } from "@jubilee/ui/theme";
import { gutter } from "../../../app/frame/gutter.css.ts";
import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";

/** Where the screen begins, and how much of it a keyboard leaves. */
export const topVar = createVar();
export const heightVar = createVar();

/** What stands in the list begins where the page around it begins. */
const edge = fallbackVar(gutter, "16px");

/** From its place down to the window's lower edge, over the gutters of the page around it. */
export const talk = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  blockSize: `calc(100dvh - ${topVar})`,
  minBlockSize: 360,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: `calc(320px + ${edge}) minmax(0, 1fr)` },
    "(min-width: 1280px)": { gridTemplateColumns: `calc(368px + ${edge}) minmax(0, 1fr)` },
  },
});
/** A page of its own begins with a line under what the frame has above it, not in its midst. */
export const onPage = style({
  "@media": {
    [media.desktop]: { marginBlockStart: 12, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
/** In an event's tab the page's own gutters are in the way. */
export const inTab = style({ margin: `-24px calc(-1 * ${gutter}) -72px` });

export const side = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  "@media": { [media.tabletUp]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
});
export const sideAway = style({ "@media": { [media.mobile]: { display: "none" } } });
export const sideHead = style({
  display: "flex",
  gap: 8,
  alignItems: "center",
  padding: `12px 16px 8px ${edge}`,
});
globalStyle(`${sideHead} > :first-child`, { flex: 1, minInlineSize: 0 });
/** Choices that share the line's room. */
export const choices = style({ paddingBlockStart: 0 });
globalStyle(`${choices} > :not(:last-child)`, { flex: "1 1 0", minInlineSize: 0 });
export const pageTitle = style({
  margin: 0,
  padding: `16px 16px 0 ${edge}`,
  fontFamily: vars.font.display,
  fontSize: rem(22),
  fontWeight: 600,
  lineHeight: 1.2,
});
export const pills = style({
  display: "flex",
  gap: 6,
  padding: `4px 16px 8px ${edge}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  flex: "none",
});
export const scroller = style({ flex: 1, minBlockSize: 0, overflowY: "auto", paddingBlockEnd: 24 });
/** What is still to come stands where the lines will. */
export const coming = style({ padding: `8px 16px 0 ${edge}` });
export const part = style({
  margin: 0,
  padding: `8px 18px 4px ${edge}`,
  fontSize: rem(13),
  fontWeight: 600,
  color: vars.color.textMuted,
});
export const more = style({ display: "grid", placeItems: "center", paddingBlockStart: 8 });
/** A line's ground is wider than its words. */
const besideWords = 10;
export const list = style({
  margin: 0,
  padding: `0 8px 0 calc(${edge} - ${besideWords}px)`,
  listStyle: "none",
});
export const note = style({ padding: "24px 16px" });
/** A sentence in the place of the lines begins where their words would. */
export const listNote = style({ padding: `24px 16px 24px ${edge}` });

export const line = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  minBlockSize: 72,
  paddingBlock: 8,
  paddingInline: besideWords,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: "none",
  fontSize: rem(14),
  lineHeight: 1.35,
  selectors: {
    "&:hover": { background: vars.color.hover },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    '&[aria-current="true"]': { background: vars.ink["3"] },
  },
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: 44,
  blockSize: 44,
  borderRadius: "50%",
  overflow: "hidden",
  background: vars.ink["4"],
  color: vars.color.textMuted,
});
/** A cover is its own shape. */
export const signCover = style({ background: "none", borderRadius: 0 });
export const signSmall = style({ inlineSize: 36, blockSize: 36 });
export const words = style({ flex: 1, minInlineSize: 0 });
export const row = style({
  display: "flex",
  gap: 8,
  alignItems: "baseline",
  justifyContent: "space-between",
});
export const cut = style({
  minInlineSize: 0,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  unicodeBidi: "plaintext",
});
/** Two lines before it is cut: in a narrow list one holds hardly the beginning. */
const twoLines = style({
  minInlineSize: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
});
export const titleRead = style([twoLines, { fontWeight: 500 }]);
export const titleNew = style([twoLines, { fontWeight: 600 }]);
export const name = style([twoLines, { fontWeight: 500 }]);
export const nameNew = style([twoLines, { fontWeight: 600 }]);
/** Which event it belongs to, where those of several stand together. */
export const ofEvent = style([twoLines, { fontSize: rem(12), color: vars.color.textMuted }]);

/** What somebody has to judge stands apart from what one only looks through. */
export const alarm = style({ marginInlineStart: "auto" });
globalStyle(`${alarm} button`, { color: vars.color.dangerText, borderColor: "currentColor" });

/** Under so few conversations: how another begins. */
export const hint = style({
  margin: `16px 18px 0 ${edge}`,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const small = style({ flex: "none", fontSize: rem(12), color: vars.color.textMuted });
export const said = style([cut, { color: vars.color.textMuted }]);
/** What a search found, with the conversation it stands in above. */
export const found = style([twoLines, { color: vars.color.textMuted }]);
export const saidNew = style([cut, { color: vars.color.text }]);
export const draft = style([cut, { color: vars.color.dangerText }]);
export const count = style({
  flex: "none",
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: rem(20),
  textAlign: "center",
});

export const pane = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.color.page,
});
/** On a phone a conversation is the whole screen, its composer lies on the keyboard, and menus and dialogs open over it. */
export const paneOpen = style({
  "@media": {
    [media.mobile]: {
      position: "fixed",
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: heightVar,
      zIndex: vars.zIndex.header,
    },
  },
});
export const paneAway = style({ "@media": { [media.mobile]: { display: "none" } } });
export const head = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  flex: "none",
  blockSize: 56,
  paddingInline: "24px 12px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.mobile]: {
      boxSizing: "content-box",
      paddingInline: 4,
      paddingBlockStart: "env(safe-area-inset-top)",
      gap: 8,
    },
  },
});
export const title = style([
  cut,
  { margin: 0, fontFamily: vars.font.text, fontSize: rem(16), fontWeight: 600, lineHeight: 1.25 },
]);
/** How it stands, under the title. */
export const under = style([
  cut,
  { display: "block", fontSize: rem(12), lineHeight: 1.35, color: vars.color.textMuted },
]);
export const onPhone = style({ "@media": { [media.tabletUp]: { display: "none" } } });
export const body = style({ flex: 1, minBlockSize: 0 });
/** What is said while there is no connection; nothing stands here else. */
export const offline = style({
  display: "block",
  padding: "8px 16px",
  fontSize: rem(14),
  textAlign: "center",
  color: vars.color.text,
  background: vars.color.tint,
  selectors: { "&:empty": { display: "none" } },
});

export const notNewest = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 12px",
  alignItems: "center",
  justifyContent: "center",
  margin: 0,
  padding: "8px 16px",
  fontSize: rem(14),
  color: vars.color.textMuted,
});
export const foot = style({
  flex: "none",
  inlineSize: "calc(100% - 48px)",
  maxInlineSize: 760,
  margin: "0 auto 16px",
  "@media": { [media.mobile]: { inlineSize: "calc(100% - 16px)", marginBlockEnd: 8 } },
});
export const footWithin = style({ flex: "none", marginBlockStart: 8 });
export const report = style({
  padding: `12px ${besideWords}px`,
  fontSize: rem(14),
  lineHeight: 1.4,
});
export const reported = style({
  margin: "4px 0",
  paddingInlineStart: 10,
  borderInlineStart: `3px solid ${vars.color.border}`,
  overflowWrap: "anywhere",
});
export const reportWhy = style({ margin: "0 0 8px", color: vars.color.textMuted });
export const chips = style({ display: "flex", flexWrap: "wrap", gap: 6, paddingBlockEnd: 6 });
export const mention = style({ color: vars.color.actionText, fontWeight: 600 });
