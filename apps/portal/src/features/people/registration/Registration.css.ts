import { media, rem, vars } from "@jubilee/ui/theme";
import { createVar, globalStyle, style } from "@vanilla-extract/css";

export const byLink = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "end",
  maxInlineSize: 640,
});

export const linkField = style({ flex: "1 1 260px" });

/** How many cards a group shows side by side. */
export const inGroup = createVar();

/** Small groups share a line, each as wide as its cards. */
export const groups = style({ display: "flex", flexWrap: "wrap", gap: "32px 24px" });
export const group = style({
  flexGrow: inGroup,
  flexBasis: `calc(${inGroup} * 300px)`,
  maxInlineSize: "100%",
  minInlineSize: 0,
});

export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  listStyle: "none",
  margin: 0,
  padding: 0,
});

/* One alone is no wider than it would be among others. */
globalStyle(`${cards} > :only-child`, { maxInlineSize: 480 });

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const cover = style({ position: "relative", aspectRatio: "3 / 1", overflow: "hidden" });

export const body = style({
  display: "grid",
  gap: 8,
  alignContent: "space-between",
  justifyItems: "start",
  padding: 18,
  overflowWrap: "anywhere",
});

export const words = style({ display: "grid", gap: 4, minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(18),
  lineHeight: 1.2,
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  inlineSize: "100%",
  marginBlockStart: 8,
});
/* The one thing to do here is as wide as a finger likes it. */
globalStyle(`${end} > button`, { "@media": { [media.mobile]: { flex: 1, minBlockSize: 44 } } });
