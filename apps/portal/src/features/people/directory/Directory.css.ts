import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const parts = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  marginBlockEnd: 12,
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  alignItems: "center",
  marginBlockEnd: 12,
});

/** What is said once there is room for it. */
export const lead = style({ "@media": { [media.mobile]: { display: "none" } } });

export const notices = style({ display: "grid", gap: 12, marginBlockEnd: 20 });

export const search = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "1 1 200px", maxInlineSize: 340 } },
});

export const choice = style({
  flex: "1 1 130px",
  minInlineSize: 130,
  "@media": { [media.tabletUp]: { flex: "1 1 160px", maxInlineSize: 240 } },
});

/** Cards of one width side by side, as long as there are. */
export const shelf = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(260px, 78vw)",
  gap: 16,
  paddingBlock: "4px 16px",
  inlineSize: "max-content",
});

/** One row, which scrolls where it is longer than the screen. */
export const pills = style({
  display: "flex",
  gap: 8,
  flex: "1 1 0",
  minInlineSize: 0,
  border: 0,
  padding: 3,
  margin: -3,
  overflowX: "auto",
  scrollbarWidth: "none",
});
globalStyle(`${pills} > *`, { flex: "none" });

export const cards = style({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 250px), 1fr))",
  listStyle: "none",
  margin: "16px 0 24px",
  padding: 0,
});

export const card = style({
  display: "grid",
  gap: 12,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: 18,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflowWrap: "anywhere",
});

export const remembered = style({ background: vars.color.well });

export const top = style({ display: "flex", gap: 14, alignItems: "center", minInlineSize: 0 });

export const words = style({ display: "grid", gap: 2, minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(18),
  lineHeight: 1.2,
});

export const thenAndNow = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 4,
  borderRadius: vars.radius.m,
  overflow: "hidden",
});

export const photo = style({
  inlineSize: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  display: "block",
});

export const bio = style({
  fontSize: rem(14),
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
});

export const told = style({
  display: "grid",
  gap: 8,
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: "anywhere",
});

export const leads = style({ listStyle: "none", margin: 0, padding: 0 });
