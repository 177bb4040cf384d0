import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const actions = style({ display: "flex", gap: 12, alignItems: "center" });

export const switcher = style({ "@media": { [media.mobile]: { display: "none" } } });

export const pair = style({
  display: "grid",
  gap: 16,
  marginBlockStart: 16,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 1100px)": {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gap: 20,
      marginBlockStart: 20,
      selectors: { "&:has(> :only-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

export const line = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: 16,
  alignItems: "center",
  paddingBlock: 12,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });

export const name = style({
  color: "inherit",
  textDecoration: "none",
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
});

export const end = style({ fontSize: rem(14), lineHeight: 1.4, color: vars.color.textMuted });

export const late = style([end, { color: vars.color.dangerText, fontWeight: 600 }]);

export const below = style({
  marginBlockStart: 16,
  "@media": { "(min-width: 1100px)": { marginBlockStart: 20 } },
});

export const notice = style([
  line,
  {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 2,
    "@media": {
      [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 16 },
    },
  },
]);

/** A task: its ring, its name over its event, when it is due, whose it is. */
export const task = style([
  line,
  {
    gridTemplateColumns: "20px minmax(0, 1fr) auto 24px",
    gap: 12,
    minBlockSize: 56,
    paddingBlock: 8,
  },
]);
export const ring = style({ color: vars.color.border });
export const taskName = style([name, { fontSize: rem(14), fontWeight: 500 }]);
export const taskOf = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: rem(12),
  color: vars.color.textMuted,
});
/** In the place of a face while nobody does it. */
export const nobody = style({
  inlineSize: 24,
  blockSize: 24,
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.full,
});

export const what = style([name, { fontWeight: 500 }]);
