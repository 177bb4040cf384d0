import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** One row; what it holds depends on its own width, which an open panel takes from. */
export const tools = style({ containerType: "inline-size" });
export const toolRow = style({ display: "flex", gap: 8, alignItems: "center" });

const wide = "(min-width: 1000px)";
export const asPills = style({
  "@container": { [`not ${wide}`]: { display: "none" } },
});
export const asSheet = style({ "@container": { [wide]: { display: "none" } } });

export const search = style({
  flex: "1 1 200px",
  minInlineSize: 120,
  maxInlineSize: 360,
  "@media": { [media.mobile]: { maxInlineSize: "none" } },
});

/** The name of a group of choices. */
export const legend = style({ marginBlockEnd: 8, padding: 0, fontSize: rem(14), fontWeight: 600 });

/** At the end of the line that says how much is listed. */
export const lineEnd = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginInlineStart: "auto",
  fontSize: rem(12),
  color: vars.color.textMuted,
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
