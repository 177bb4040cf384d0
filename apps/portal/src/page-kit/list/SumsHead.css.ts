import { media } from "@jubilee/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** What stands before a list: its sums and what can be begun, beside one another where there is room. */
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
  maxInlineSize: 800,
  minInlineSize: 0,
  "@media": { [media.mobile]: { flexBasis: "100%" } },
});

export const acts = style({ display: "flex", flexWrap: "wrap", gap: 8, marginInlineStart: "auto" });
/* On phones words alone, so that they stand beside one another. */
globalStyle(`${acts} :is(a, button):not([aria-label]) svg`, {
  "@media": { [media.mobile]: { display: "none" } },
});
globalStyle(`${acts} > *`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });
globalStyle(acts, { "@media": { [media.mobile]: { inlineSize: "100%" } } });
