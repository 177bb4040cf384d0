import { media } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Which event, and what can be begun, beside a page's title. */
export const headActs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "@media": { [media.mobile]: { inlineSize: "100%" } },
});
globalStyle(`${headActs} > button`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });

/** On whose clock it goes, and how that was set, over as many lines as that takes. */
export const clock = style({ display: "block", whiteSpace: "normal", lineHeight: 1.3 });

/** A figure before its share of those it is counted among. */
export const figure = style({ display: "inline-flex", alignItems: "baseline", gap: 6 });

/** The choice of an event beside a page's title; on phones on a line of its own. */
export const which = style({
  inlineSize: 340,
  maxInlineSize: "100%",
  "@media": { [media.mobile]: { inlineSize: "100%" } },
});

/** Apart from the list that they are no rows of. */
export const beside = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 24,
  rowGap: 8,
  marginBlockStart: 16,
});
