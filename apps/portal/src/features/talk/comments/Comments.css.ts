import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const frame = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  maxBlockSize: "70dvh",
});
/** As much room as what is said needs, up to where it scrolls. */
export const room = styleVariants({
  none: [frame],
  few: [frame, { blockSize: 320 }],
  many: [frame, { blockSize: 480 }],
});
/** Where nothing is said yet there is only the place to say something. */
globalStyle(`${room.none} > :not(:first-child):not(:last-child)`, { flex: "none" });
export const head = style({ display: "flex", gap: 8, alignItems: "center", minBlockSize: 36 });
export const title = style({
  flex: 1,
  margin: 0,
  fontSize: rem(13),
  fontWeight: 600,
  color: vars.color.textMuted,
});
export const none = style({
  margin: 0,
  paddingBlock: 4,
  fontSize: rem(14),
  color: vars.color.textMuted,
});
