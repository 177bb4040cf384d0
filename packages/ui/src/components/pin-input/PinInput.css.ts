import { style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";

export const cells = style({ display: "flex", gap: 8, maxWidth: 400, direction: "ltr" });

export const cell = style({
  flex: "1 1 0",
  width: 0,
  height: 48,
  padding: 0,
  textAlign: "center",
  fontSize: rem(18),
  fontWeight: 600,
  "@media": {
    [media.touch]: { fontSize: rem(18) },
    "(max-width: 380px)": { borderRadius: 8 },
  },
});
