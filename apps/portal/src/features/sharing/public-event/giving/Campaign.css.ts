import { style, styleVariants } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";
import { columns as pageColumns } from "../../../../event-kit/guest-page/Invitation.css.ts";

const twoColumns = "(min-width: 1080px)";

/** The form is what a campaign is for, so it has more room than a reply. */
export const columns = style([
  pageColumns,
  {
    "@media": {
      [twoColumns]: { gridTemplateColumns: "minmax(0, 1fr) 448px", columnGap: 80 },
    },
  },
]);

/** Under the cover, not over it: here the form is the leaf. */
export const head = style({ display: "grid", gap: 16, minWidth: 0, paddingBlockStart: 32 });

export const raised = style({ display: "grid", gap: 12, marginBlockStart: 16 });
export const sum = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(44),
  lineHeight: rem(48),
  letterSpacing: "-0.02em",
  fontVariantNumeric: "lining-nums tabular-nums",
  marginInlineEnd: 12,
});
export const of = style({ fontSize: rem(16), lineHeight: rem(24), color: vars.color.textMuted });

/** One spine a fiftieth of the goal; what is there is coloured. */
export const shelf = style({
  display: "flex",
  alignItems: "flex-end",
  gap: 2,
  height: 64,
  borderBlockEnd: `3px solid ${vars.color.text}`,
  "@media": { [twoColumns]: { height: 96, gap: 3 } },
});
const spine = style({ flex: "1 1 0", minWidth: 0, borderRadius: "3px 3px 0 0" });
export const spines = styleVariants({
  none: [spine, { boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
  action: [spine, { background: vars.color.action }],
  celebrate: [spine, { background: vars.color.celebrate }],
  text: [spine, { background: vars.color.text }],
});

export const wall = style({
  display: "block",
  maxWidth: "60ch",
  fontFamily: vars.font.display,
  overflowWrap: "anywhere",
});
export const names = styleVariants({
  1: { fontSize: rem(18), lineHeight: rem(32) },
  2: { fontSize: rem(22), lineHeight: rem(36) },
  3: { fontSize: rem(30), lineHeight: rem(40), fontWeight: 560 },
});
export const dedication = style({
  fontStyle: "italic",
  fontSize: rem(16),
  color: vars.color.textMuted,
});
export const dot = style({ color: vars.color.actionText, paddingInline: 8 });
