import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

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
