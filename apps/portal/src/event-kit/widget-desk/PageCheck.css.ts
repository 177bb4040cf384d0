import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const checkForm = style({
  display: "grid",
  gap: 12,
  alignItems: "end",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const verdict = style({ marginBlock: "20px 8px", fontSize: rem(16), fontWeight: 600 });

export const findings = style({
  display: "grid",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const finding = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gap: 12,
    paddingBlock: 12,
    fontSize: rem(14),
    lineHeight: 1.45,
    borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
    overflowWrap: "anywhere",
  },
  variants: {
    level: {
      good: { color: vars.color.successText },
      notice: { color: vars.color.warningText },
      fault: { color: vars.color.dangerText },
    },
  },
});

export const said = style({ color: vars.color.text, minWidth: 0 });

export const advice = style({ marginBlock: "4px 8px", color: vars.color.textMuted });
