import { style } from "@vanilla-extract/css";
import { media, vars } from "@jubilee/ui/theme";

/** As wide as is comfortable beside the preview; under it, as wide as that is. */
const comfortable = { maxWidth: 680, "@media": { [media.belowDesktop]: { maxWidth: "none" } } };

export const fields = style({ display: "grid", gap: 32, ...comfortable });

export const part = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** As high as its links are, before they are there; on phones one line that goes sideways. */
export const starts = style({ minBlockSize: 52, marginBlockEnd: 16 });
export const startLinks = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: -4,
  padding: 4,
  whiteSpace: "nowrap",
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const templatePart = style({ ...comfortable, marginBlockEnd: 32 });

export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  /* one row: the corner's buttons move up by its height */
  gap: 12,
  alignItems: "center",
  marginInline: -16,
  padding: "12px 16px",
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

/** What a template brings, to be chosen from. */
export const legend = style({ padding: 0, marginBlockEnd: 12, fontWeight: 600 });
export const takenParts = style({
  display: "grid",
  gap: "12px 24px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
});
/** About all of them: apart, behind a hairline. */
export const inTime = style({
  marginBlockStart: 20,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
