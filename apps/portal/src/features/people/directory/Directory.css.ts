import { media, rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { pills as listPills } from "../../../page-kit/list/ListTools.css.ts";

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
  gridAutoColumns: "min(220px, 64vw)",
  gap: 12,
  paddingBlock: "4px 12px",
  inlineSize: "max-content",
});

export const shelved = style({
  display: "flex",
  gap: 10,
  alignItems: "center",
  padding: "8px 12px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
/** Name over group and town, each on one line. */
export const shelvedWords = style({
  display: "grid",
  minInlineSize: 0,
  fontSize: rem(14),
  fontWeight: 600,
});
globalStyle(`${shelvedWords} > *`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** One row, which is swiped and fades where it is longer than the screen. */
export const pills = style([listPills, { flex: "1 1 0", minInlineSize: 0 }]);
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
