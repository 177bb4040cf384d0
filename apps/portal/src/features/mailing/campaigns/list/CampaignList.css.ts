import { media } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The sums of a list and what can be begun, beside one another where there is room. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 16,
  marginBlockEnd: 16,
});
export const sums = style({
  flex: "1 1 440px",
  maxInlineSize: 760,
  minInlineSize: 0,
  "@media": { [media.mobile]: { flexBasis: "100%" } },
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: 8, marginInlineStart: "auto" });
/* On phones words alone, so that both stand beside one another. */
globalStyle(`${acts} :is(a, button) svg`, { "@media": { [media.mobile]: { display: "none" } } });
globalStyle(`${acts} > *`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });
globalStyle(acts, { "@media": { [media.mobile]: { inlineSize: "100%" } } });

/** A time that takes two lines where its column is narrow. */
export const when = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  whiteSpace: "normal",
});

/** A figure before its share of those it is counted among. */
export const figure = style({ display: "inline-flex", alignItems: "baseline", gap: 6 });

/** The choice of an event beside a page's title; on phones on a line of its own. */
export const which = style({
  inlineSize: 340,
  maxInlineSize: "100%",
  "@media": { [media.mobile]: { inlineSize: "100%" } },
});
