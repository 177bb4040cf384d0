import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** From here on the panel stands beside the table. */
export const beside = "(min-width: 1200px)";

export const layout = style({ display: "flex", gap: 32, alignItems: "flex-start" });

export const list = style({ flex: "1 1 0", minInlineSize: 0 });

export const table = style({ marginBlockStart: 8 });

/** Leaves room for what can be done with the list, on a phone too. */
export const search = style({
  flex: "1 20 200px",
  minInlineSize: 150,
  "@media": { [media.tabletUp]: { flexBasis: 280, maxInlineSize: 360 } },
});

export const toolButtons = style({
  display: "flex",
  flex: "none",
  gap: 8,
  marginInlineStart: "auto",
});

/** How many people a household has, after its name. */
export const groupFacts = style({
  marginInlineStart: 8,
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const panel = style({
  display: "grid",
  gap: 20,
  alignContent: "start",
  flex: "0 0 368px",
  position: "sticky",
  insetBlockStart: 80,
  maxBlockSize: "calc(100dvh - 96px)",
  overflowY: "auto",
  borderInlineStart: `1px solid ${vars.color.lineSoft}`,
  paddingInlineStart: 24,
});

export const sheet = style({ padding: "12px 16px 24px" });

export const panelHead = style({ display: "flex", gap: 8, alignItems: "flex-start" });
export const panelName = style({
  display: "flex",
  flexGrow: 1,
  gap: 16,
  alignItems: "center",
  minInlineSize: 0,
  paddingBlock: 4,
});
export const headWords = style({ minInlineSize: 0, overflowWrap: "anywhere" });
export const panelBody = style({ display: "grid", gap: 20, alignContent: "start" });

export const panelPart = style({
  display: "grid",
  gap: 12,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const panelNote = style({
  padding: 16,
  borderRadius: vars.radius.m,
  background: vars.marigold[2],
});
