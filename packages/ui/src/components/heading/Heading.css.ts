import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const display = {
  fontFamily: vars.font.display,
  fontWeight: 560,
  letterSpacing: "-0.015em",
  textWrap: "balance",
  overflowWrap: "anywhere",
} as const;

export const heading = recipe({
  base: { margin: 0, color: "inherit" },
  variants: {
    size: {
      hero: {
        ...display,
        fontSize: rem(48),
        lineHeight: 1.04,
        letterSpacing: "-0.02em",
        "@media": { [media.desktop]: { fontSize: rem(64) } },
      },
      page: {
        ...display,
        fontSize: rem(28),
        lineHeight: 1.08,
        "@media": { [media.tabletUp]: { fontSize: rem(36) } },
      },
      event: {
        ...display,
        fontSize: rem(22),
        lineHeight: 1.12,
        "@media": { [media.tabletUp]: { fontSize: rem(28) } },
      },
      section: { ...display, fontSize: rem(22), lineHeight: 1.15 },
      panel: { ...display, fontSize: rem(18), lineHeight: 1.2 },
      row: { fontFamily: vars.font.text, fontSize: rem(14), fontWeight: 600, lineHeight: 1.35 },
    },
    align: { start: { textAlign: "start" }, center: { textAlign: "center" } },
    truncate: {
      true: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minWidth: 0 },
    },
  },
});
