import { recipe } from "@vanilla-extract/recipes";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minWidth: 0 };

export const text = recipe({
  base: { margin: 0, fontFamily: vars.font.text, letterSpacing: 0 },
  variants: {
    size: {
      "12": { fontSize: rem(12), lineHeight: rem(16) },
      "14": { fontSize: rem(14), lineHeight: rem(20) },
      "16": { fontSize: rem(16), lineHeight: rem(24) },
      "18": { fontSize: rem(18), lineHeight: rem(28) },
      "22": { fontSize: rem(22), lineHeight: rem(32) },
    },
    tone: {
      inherit: { color: "inherit" },
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      action: { color: vars.color.actionText },
      danger: { color: vars.color.dangerText },
      success: { color: vars.color.successText },
      warning: { color: vars.color.warningText },
      info: { color: vars.color.infoText },
    },
    weight: {
      regular: { fontWeight: 400 },
      medium: { fontWeight: 500 },
      strong: { fontWeight: 600 },
    },
    align: {
      start: { textAlign: "start" },
      center: { textAlign: "center" },
      end: { textAlign: "end" },
    },
    numeric: { true: { fontVariantNumeric: "tabular-nums" } },
    truncate: { true: cut },
    breakAnywhere: { true: { overflowWrap: "anywhere" } },
    measure: { true: { maxWidth: "62ch" } },
    block: { true: { display: "block" } },
    preserveLines: { true: { whiteSpace: "pre-line" } },
  },
});
