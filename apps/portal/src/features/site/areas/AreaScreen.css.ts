import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "flex", alignItems: "end", gap: 24 });

export const title = style({
  display: "grid",
  gap: 16,
  justifyItems: "start",
  flex: 1,
  minInlineSize: 0,
});

/** Stands beside the title where there is room for both. */
export const drawing = style({ flex: "none", "@media": { [media.mobile]: { display: "none" } } });

export const list = style({
  marginBlock: "16px 32px",
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

export const item = style({
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(16),
});

export const today = style([
  item,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
]);
export const words = style({ flex: "1 1 280px" });

export const links = style({ display: "flex", flexWrap: "wrap", gap: 8 });
