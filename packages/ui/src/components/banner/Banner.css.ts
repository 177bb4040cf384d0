import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/measures.ts";
import { rem } from "../../theme/rem.ts";
import { vars } from "../../theme/vars.css.ts";

const tone = (hue: Record<"2" | "6" | "11", string>) => ({
  background: hue["2"],
  borderColor: hue["6"],
  vars: { "--banner-icon": hue["11"] },
});

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "start",
    gap: 12,
    padding: "14px 16px",
    border: "1px solid",
    borderRadius: vars.radius.m,
    color: vars.color.text,
    fontFamily: vars.font.text,
    fontSize: rem(14),
    lineHeight: 1.45,
    "@media": { [media.mobile]: { flexWrap: "wrap" } },
  },
  variants: {
    /** A title with its act: one line. */
    isLine: { true: { alignItems: "center", paddingBlock: 6, flexWrap: "nowrap" } },
    tone: {
      info: tone(vars.sky),
      success: tone(vars.moss),
      warning: tone(vars.marigold),
      danger: tone(vars.brick),
      neutral: tone(vars.ink),
    },
  },
});
globalStyle(`${banner.classNames.base} > svg`, {
  width: 20,
  height: 20,
  flex: "none",
  color: "var(--banner-icon)",
  strokeWidth: 1.75,
});

export const texts = style({ flex: "1 1 140px", minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ display: "block", fontWeight: 600 });
export const action = style({ flex: "none", alignSelf: "center" });
