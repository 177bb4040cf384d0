import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { breathe } from "../../theme/motion.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const widthVar = createVar();
export const heightVar = createVar();

export const skeleton = recipe({
  base: {
    display: "block",
    width: widthVar,
    maxWidth: "100%",
    height: heightVar,
    flex: "none",
    background: vars.ink["4"],
    animation: `${breathe} 1.6s ease-in-out infinite`,
  },
  variants: {
    shape: {
      line: { borderRadius: vars.radius.s },
      block: { borderRadius: vars.radius.m },
      /* As large as a card, so as quiet as one: its edge says where it will stand. */
      panel: {
        borderRadius: vars.radius.l,
        border: `1px solid ${vars.color.line}`,
        background: vars.ink["2"],
      },
      circle: { borderRadius: "50%" },
      pill: { borderRadius: vars.radius.full },
    },
  },
});

export const rows = style({ display: "grid" });
export const row = style({ display: "flex", alignItems: "center", gap: 12, height: 56 });
export const lines = style({ flex: 1, display: "grid", gap: 8 });
