import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const part = style({
  display: "grid",
  gap: 8,
  paddingBlock: 20,
  fontSize: rem(14),
  lineHeight: 1.45,
  selectors: {
    "&:first-child": { paddingBlockStart: 0 },
    "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` },
  },
});

export const title = style({
  fontFamily: vars.font.text,
  letterSpacing: 0,
  fontSize: rem(12),
  fontWeight: 600,
  color: vars.color.text,
});

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  fontVariantNumeric: "lining-nums tabular-nums",
});

/** Whose it is, then what and which; what can be done stands at the end. */
export const seat = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 12,
  minBlockSize: 44,
});
export const seatWords = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });

/** Name and address at the start, what can be done at the end. */
export const person = style({ display: "flex", justifyContent: "space-between", gap: 12 });
export const personWords = style({ display: "grid", gap: 4, minWidth: 0, justifyItems: "start" });

export const muted = style({ color: vars.color.textMuted });
export const ticketNumber = style({ whiteSpace: "nowrap" });

export const total = style([line, { fontWeight: 600, paddingBlockStart: 8 }]);

export const names = style({ minWidth: 0, overflowWrap: "anywhere" });
