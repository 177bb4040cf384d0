import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** One person of the party; a hairline between two. */
export const person = style({
  display: "grid",
  gap: 12,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: 16,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const personHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  flexWrap: "wrap",
});

/** Meal and diet side by side where there is room. */
export const table = style({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
});

/** The parts of the event, one below the other. */
export const activityAnswers = style({
  display: "grid",
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
