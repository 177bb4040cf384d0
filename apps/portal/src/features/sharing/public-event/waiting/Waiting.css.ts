import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";
import { page } from "../order/OrderTickets.css.ts";

/** One column, as wide as an answer needs. */
export const waitingPage = style([page, { maxWidth: 640, gap: 24 }]);

export const rules = style({ display: "grid", gap: 8 });
export const numbered = style({
  display: "grid",
  gridTemplateColumns: "20px 1fr",
  columnGap: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
