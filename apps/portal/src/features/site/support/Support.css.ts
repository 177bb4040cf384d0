import { media, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  gap: "24px 64px",
  alignItems: "start",
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
  gap: 16,
});

/** Out of sight for people and for screen readers; machines fill it in. */
export const trap = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

export const sent = style({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  outline: "none",
});

export const thread = style({ display: "grid", gap: 12, padding: 20 });

export const said = style({
  display: "grid",
  gap: 4,
  padding: "12px 14px",
  borderRadius: vars.radius.m,
  background: vars.color.well,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

export const saidByOperator = style({
  marginInlineStart: 24,
  background: vars.color.tint,
});

export const saidByRequester = style({ marginInlineEnd: 24 });

export const intro = style({ display: "grid", gap: 8, padding: "20px 20px 0" });

export const list = style({ display: "grid", gap: 16 });

export const search = style({ inlineSize: "min(340px, 100%)" });

/** What others ask first, as plain as a page of a book: no line of it is more than another. */
export const questions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0 48px",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${questions} > li`, {
  display: "grid",
  gap: 4,
  alignContent: "start",
  paddingBlock: 14,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
/* On phones the questions alone; what answers them is a press away. */
globalStyle(`${questions} > li > :not(a)`, { "@media": { [media.mobile]: { display: "none" } } });
