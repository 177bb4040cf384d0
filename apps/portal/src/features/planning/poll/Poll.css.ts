import { rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "grid", gap: 12, minWidth: 0, paddingBlock: "24px 16px" });
export const line = style({
  fontSize: rem(16),
  lineHeight: rem(24),
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
/** The widget is the page: it has no panel of its own here, and stands in line with the title. */
export const ballot = style({
  minWidth: 0,
  paddingBlockEnd: 48,
  vars: {
    "--jubilee-border": "0px",
    "--jubilee-radius": "0px",
    "--jubilee-inset": "0px",
    "--jubilee-surface": vars.color.page,
  },
});
