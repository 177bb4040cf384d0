import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, font, radius } = vars;

export const page = style({
  width: "100%",
  maxWidth: 560,
  marginInline: "auto",
  padding: "16px 20px 48px",
  "@media": { [media.tabletUp]: { paddingBlockStart: 32 } },
});
export const cover = style({ overflow: "hidden", borderRadius: radius.l, marginBlockEnd: 20 });
globalStyle(`${cover} > div`, { height: 128 });
export const title = style({
  fontSize: rem(28),
  lineHeight: rem(34),
  overflowWrap: "anywhere",
  outline: 0,
});
export const empty = style({ padding: "24px 0", color: color.textMuted });
export const mails = style({ marginBlockStart: 24 });
export const lines = style({ marginBlockStart: 12 });
globalStyle(`${lines} li + li`, { borderBlockStart: `1px solid ${color.line}` });
export const line = style({
  appearance: "none",
  display: "block",
  width: "100%",
  padding: "14px 0",
  border: 0,
  background: "none",
  color: "inherit",
  font: `400 ${rem(16)}/${rem(22)} ${font.text}`,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
});
globalStyle(`${line} b`, {
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontWeight: 600,
});
globalStyle(`${line} > span`, {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  color: color.textMuted,
});
export const count = style({
  flex: "none",
  padding: "0 8px",
  borderRadius: radius.full,
  background: color.action,
  color: color.onAction,
  fontSize: rem(14),
  fontStyle: "normal",
});

/** The whole window: what was said scrolls, where one writes stays. */
export const talk = style({
  display: "flex",
  flexDirection: "column",
  width: "100%",
  maxWidth: 720,
  height: "100dvh",
  marginInline: "auto",
  outline: 0,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 64,
  padding: "6px 16px 6px 8px",
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${head} > div`, { minWidth: 0 });
globalStyle(`${head} :is(h1, p)`, {
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
globalStyle(`${head} h1`, {
  font: `600 ${rem(16)}/${rem(22)} ${font.text}`,
  letterSpacing: 0,
  outline: 0,
});
globalStyle(`${head} p`, { fontSize: rem(14), lineHeight: rem(18), color: color.textMuted });
globalStyle(`${head} svg:dir(rtl)`, { transform: "scaleX(-1)" });
export const room = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "12px 16px",
});
export const said = style({ display: "grid", gap: 4, userSelect: "text" });
export const day = style({
  justifySelf: "center",
  margin: "12px 0 8px",
  padding: "2px 12px",
  borderRadius: radius.full,
  background: color.tint,
  color: color.textMuted,
  fontSize: rem(14),
});
export const fresh = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: 12,
  margin: "12px 0 8px",
  color: color.actionText,
  fontSize: rem(14),
  fontWeight: 600,
  selectors: {
    "&::before, &::after": { content: "", height: 1, background: "currentColor" },
  },
});
const message = style({ display: "grid", justifyItems: "start", maxWidth: "86%", minWidth: 0 });
export const other = style([message, { justifySelf: "start" }]);
export const own = style([message, { justifySelf: "end", justifyItems: "end" }]);
export const who = style({
  marginBlockStart: 8,
  paddingInlineStart: 4,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
globalStyle(`${who} i`, { marginInlineStart: 6, fontStyle: "normal", color: color.actionText });
export const bubble = style({
  maxWidth: "100%",
  padding: "10px 14px",
  border: `1px solid ${color.line}`,
  borderRadius: 18,
  background: color.surface,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  selectors: {
    [`${own} &`]: {
      background: color.action,
      borderColor: color.action,
      color: color.onAction,
    },
    [`${own} &[data-gone], &[data-gone]`]: {
      background: "none",
      borderColor: color.line,
      color: color.textMuted,
      fontStyle: "italic",
    },
  },
});
export const quote = style({
  display: "block",
  margin: "0 0 6px",
  paddingInlineStart: 10,
  borderInlineStart: "3px solid currentColor",
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${quote} b`, { fontWeight: 600 });
export const under = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 6px",
  minHeight: 28,
  paddingInline: 4,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.textMuted,
});
export const sign = style({
  padding: "2px 8px",
  borderRadius: radius.full,
  background: color.tint,
  selectors: { "&[data-own]": { boxShadow: `inset 0 0 0 1.5px ${color.action}` } },
});
export const dots = style({
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 28,
  color: color.textMuted,
});
export const writing = style({
  padding: "0 20px 4px",
  fontSize: rem(14),
  color: color.textMuted,
});

/** What is said while there is no connection; nothing stands here else. */
export const offline = style({
  display: "block",
  padding: "8px 20px",
  fontSize: rem(14),
  background: color.tint,
  selectors: { "&:empty": { display: "none" } },
});

export const say = style({
  flex: "none",
  padding: "8px 12px calc(8px + env(safe-area-inset-bottom))",
  borderBlockStart: `1px solid ${color.line}`,
  background: color.page,
});
/* What one's press did stands between the messages and the field. */
globalStyle(`${say} > output`, { marginBlock: "0 8px" });
export const closed = style({ padding: 12, textAlign: "center", color: color.textMuted });
export const composer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 48px",
  alignItems: "end",
  gap: 8,
});
/* The way to files stands first, once there is a script that sends them. */
globalStyle(`${composer}[data-attaches]`, {
  gridTemplateColumns: "48px minmax(0, 1fr) 48px",
  gridAutoFlow: "dense",
});
globalStyle(`${composer} textarea`, {
  appearance: "none",
  width: "100%",
  minHeight: 48,
  maxHeight: 160,
  padding: "11px 16px",
  border: `1px solid ${color.fieldBorder}`,
  borderRadius: 24,
  background: color.field,
  color: "inherit",
  font: `400 ${rem(16)}/${rem(24)} ${font.text}`,
  fieldSizing: "content",
  resize: "none",
});
export const go = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  border: 0,
  borderRadius: radius.full,
  background: color.action,
  color: color.onAction,
  cursor: "pointer",
  selectors: { "form[aria-busy=true] &": { opacity: 0.6 } },
});
globalStyle(`${composer} > [data-attach]`, { gridColumn: 1 });
globalStyle(`${composer} > [data-attached]`, { gridColumn: "1 / -1" });
globalStyle(`${composer}[data-attaches] textarea`, { gridColumn: 2 });
globalStyle(`${composer}[data-attaches] > button`, { gridColumn: 3 });
export const answered = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  alignItems: "center",
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${answered} b`, { gridColumn: 1, fontWeight: 600, color: color.actionText });
globalStyle(`${answered} span`, {
  gridColumn: 1,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
globalStyle(`${answered} a`, { gridColumn: 2, gridRow: "1 / 3" });
export const tools = style({ display: "grid", gap: 4, paddingBlockEnd: 8 });
export const signs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
});
export const signButton = style({
  appearance: "none",
  width: 44,
  height: 44,
  border: 0,
  borderRadius: radius.full,
  background: color.tint,
  fontSize: rem(20),
  cursor: "pointer",
});
export const signGiven = style([signButton, { boxShadow: `inset 0 0 0 2px ${color.action}` }]);
export const blockedPeople = style({ fontSize: rem(14), color: color.textMuted });
globalStyle(`${blockedPeople} li`, { display: "flex", gap: 12, alignItems: "center" });
