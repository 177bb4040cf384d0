import { style } from "@vanilla-extract/css";
import { media } from "@jubilee/ui/theme";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  marginBlockEnd: 12,
});

export const which = style({
  flex: "1 1 100%",
  minWidth: 0,
  "@media": { [media.tabletUp]: { flex: "0 1 380px" } },
});

export const search = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "0 1 260px" } },
});

export const pills = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 4,
  margin: -4,
  maxWidth: "100%",
});

export const order = style({ inlineSize: 190 });
