import { style } from "@vanilla-extract/css";
import { vars } from "@jubilee/ui/theme";

export const part = style({
  display: "grid",
  gap: 8,
  padding: "20px 16px",
  fontSize: 14,
  lineHeight: 1.45,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const title = style({
  fontFamily: vars.font.text,
  letterSpacing: 0,
  fontSize: 12,
  fontWeight: 600,
  color: vars.color.text,
});

export const line = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const seat = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 32px",
  alignItems: "center",
  columnGap: 12,
  minBlockSize: 32,
});

/** Name and address at the start, what can be done at the end. */
export const person = style({ display: "flex", justifyContent: "space-between", gap: 12 });
export const personWords = style({ display: "grid", gap: 4, minWidth: 0, justifyItems: "start" });

export const muted = style({ color: vars.color.textMuted });
export const ticketNumber = style([muted, { whiteSpace: "nowrap" }]);

export const total = style([line, { fontWeight: 600, paddingBlockStart: 8 }]);

export const names = style({ minWidth: 0, overflowWrap: "anywhere" });
