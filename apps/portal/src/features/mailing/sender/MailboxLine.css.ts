import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** A line of a mailbox: who, what about, and the first words. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 12,
  alignItems: "start",
});
export const words = style({ display: "grid", gap: 2, minInlineSize: 0 });
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const from = style({ ...cut, fontWeight: 600 });
export const address = style({
  fontFamily: vars.font.mono,
  fontSize: rem(14),
  overflowWrap: "anywhere",
});
export const steps = style({
  display: "grid",
  gap: 12,
  margin: 0,
  paddingInlineStart: 20,
  listStyle: "decimal",
  lineHeight: 1.5,
});
/** The two halves of an address, in one line where there is room. */
export const halves = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});
