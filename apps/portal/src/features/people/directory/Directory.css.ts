import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { pills as listPills } from "../../../page-kit/list/ListTools.css.ts";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  marginBlockEnd: 12,
});

/** What is said once there is room for it. */
export const lead = style({ "@media": { [media.mobile]: { display: "none" } } });

export const notices = style({ display: "grid", gap: 12, marginBlockEnd: 20 });

export const search = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "1 1 180px", maxInlineSize: 340 } },
});

export const choice = style({
  flex: "1 1 120px",
  minInlineSize: 120,
  "@media": { [media.tabletUp]: { flex: "1 1 160px", maxInlineSize: 240 } },
});

/** Among the tools a choice leaves its room to the search. */
export const groupChoice = style([
  choice,
  { flex: "1 1 170px", "@media": { [media.tabletUp]: { flex: "0 1 168px" } } },
]);
export const orderChoice = style([
  choice,
  { flex: "1 1 118px", minInlineSize: 110, "@media": { [media.tabletUp]: { flex: "0 1 140px" } } },
]);

/** Beside the search where both have room; on phones one row, which is swiped and fades. */
export const pills = style([
  listPills,
  { flex: "1 1 100%", "@media": { [media.tabletUp]: { flex: "none" } } },
]);
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

export const remembered = style({ background: vars.color.well });

export const told = style({
  display: "grid",
  gap: 8,
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: "anywhere",
});

export const leads = style({ listStyle: "none", margin: 0, padding: 0 });
