import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

export const grid = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  padding: 0,
  listStyle: "none",
});

export const tile = style({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  cursor: "grab",
  selectors: {
    "&[data-over]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const frame = style({ position: "relative", background: vars.color.lineSoft });
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
});
export const mark = style({ position: "absolute", insetBlockStart: 8, insetInlineStart: 8 });
export const words = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: 40,
  margin: "10px 12px 0",
  fontSize: 14,
  lineHeight: "20px",
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
export const tools = style({ display: "flex", gap: 2, padding: 6 });
export const gap = style({ flex: 1 });
export const preview = style({
  display: "block",
  width: "100%",
  height: "auto",
  maxHeight: 280,
  objectFit: "contain",
  borderRadius: vars.radius.m,
  background: vars.color.lineSoft,
});

export const tiers = style({ display: "grid", gap: 24 });
export const tierHead = style({ display: "flex", alignItems: "center", gap: 4, minHeight: 44 });
export const tierName = style({
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: "20px",
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
export const lines = style({
  display: "grid",
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** Logos are made for paper: their plate is that of the day, by night too. */
export const logo = style({
  flex: "none",
  width: 96,
  height: 56,
  padding: 6,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const logoImage = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const sponsor = style({
  display: "grid",
  flex: "1 1 160px",
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const site = style({ fontWeight: 400, fontSize: 14, color: vars.color.textMuted });
export const lineTools = style({ display: "flex", marginInlineStart: "auto" });
