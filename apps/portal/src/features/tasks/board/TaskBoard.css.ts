import { belowStuck, media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** A working view fills the window under the bar of the views. Paper has a table of its own. */
export const board = style({
  display: "flex",
  flexDirection: "column",
  blockSize: `max(420px, calc(100dvh - ${belowStuck} - 24px))`,
  "@media": { [media.print]: { display: "none" } },
});

export const facts = style({ display: "grid", gap: 8, paddingBlockStart: 8 });
export const line = style({ display: "flex", gap: 8, alignItems: "center", minInlineSize: 0 });
export const end = style({
  display: "flex",
  flex: "none",
  gap: 8,
  alignItems: "center",
  marginInlineStart: "auto",
});
export const steps = style({
  position: "relative",
  blockSize: 4,
  overflow: "hidden",
  borderRadius: 2,
  background: vars.ink["4"],
});
export const stepsDone = style({ blockSize: "100%", borderRadius: 2, background: vars.plum["9"] });
