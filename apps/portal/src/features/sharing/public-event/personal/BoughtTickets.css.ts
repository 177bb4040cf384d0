import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const boughtOrder = style({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const boughtTickets = style({
  display: "grid",
  gap: 8,
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const boughtTicket = style({ display: "grid", overflowWrap: "anywhere" });
