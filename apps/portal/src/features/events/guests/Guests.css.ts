import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

const beside = "(min-width: 1200px)";

export const layout = style({ display: "flex", gap: 32, alignItems: "flex-start" });

export const list = style({ flex: "1 1 0", minInlineSize: 0 });

export const table = style({ marginBlockStart: 8 });

export const toolButtons = style({ display: "flex", gap: 8, marginInlineStart: "auto" });

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
  background: vars.color.page,
  "@media": {
    [beside]: {
      flex: "0 0 368px",
      position: "sticky",
      insetBlockStart: 80,
      maxBlockSize: "calc(100dvh - 96px)",
      overflowY: "auto",
      borderInlineStart: `1px solid ${vars.color.lineSoft}`,
      paddingInlineStart: 24,
    },
    [`not all and ${beside}`]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.overlay,
      maxBlockSize: "64dvh",
      overflowY: "auto",
      padding: 24,
      borderStartStartRadius: 20,
      borderStartEndRadius: 20,
      boxShadow: vars.shadow[3],
    },
  },
});

export const panelHead = style({ display: "flex", gap: 16, alignItems: "flex-start" });
export const panelTitle = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" });

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
