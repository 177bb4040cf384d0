import { media, stuckTop, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** From here on the panel stands beside the list. */
export const beside = "(min-width: 1200px)";

export const layout = style({ display: "flex", gap: 32, alignItems: "flex-start" });

export const list = style({ flex: "1 1 0", minInlineSize: 0 });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  alignContent: "start",
  flex: "0 0 376px",
  position: "sticky",
  insetBlockStart: stuckTop,
  blockSize: `calc(100dvh - ${stuckTop})`,
  overflowY: "auto",
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  paddingBlockStart: 8,
  paddingInlineStart: 24,
  "@media": { [media.print]: { display: "none" } },
});

/** The way through the list, and out of the panel. */
export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginInlineStart: -10,
});

/** Below the last line there is room for the help button, which stays at the window's corner. */
export const body = style({ minInlineSize: 0, paddingBlockEnd: 96 });

/** Who or what it is about. */
export const head = style({
  display: "flex",
  flexGrow: 1,
  gap: 16,
  alignItems: "center",
  minInlineSize: 0,
  paddingBlock: 4,
});
export const headWords = style({
  display: "grid",
  justifyItems: "start",
  gap: 4,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const sheet = style({ padding: "12px 16px 24px" });
