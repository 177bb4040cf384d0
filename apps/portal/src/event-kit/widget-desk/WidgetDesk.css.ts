import { style } from "@vanilla-extract/css";
import { media, rem, showChosen, vars } from "@jubilee/ui/theme";

const twoColumns = "(min-width: 1100px)";

export const layout = style({
  display: "grid",
  gap: 24,
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [twoColumns]: {
      gridTemplateColumns: "320px minmax(0, 1fr)",
      gap: 32,
      alignItems: "start",
    },
  },
});

const twoBeside = `${media.tabletUp} and (max-width: 1099px)`;

/** One under the other; on tablets two side by side, so that the preview is in sight. */
export const settings = style({
  display: "grid",
  gap: 20,
  minWidth: 0,
  alignItems: "start",
  "@media": { [twoBeside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** What needs the whole width there. */
export const acrossSettings = style({ "@media": { [twoBeside]: { gridColumn: "1 / -1" } } });
export const group = style({ display: "grid", gap: 8, minWidth: 0 });
export const legend = style({
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
  padding: 0,
  selectors: { "fieldset > &": { marginBlockEnd: 8 } },
});

export const shapes = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  "@media": { [twoBeside]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const shape = style({
  position: "relative",
  display: "grid",
  gap: 8,
  justifyItems: "start",
  alignContent: "start",
  minHeight: 84,
  padding: 12,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  fontSize: rem(14),
  fontWeight: 500,
  lineHeight: 1.3,
  cursor: "pointer",
  color: vars.color.text,
  selectors: {
    "&:hover": { borderColor: vars.ink["8"] },
    "&:has(:checked)": {
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
      background: vars.color.selected,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
export const shapeInput = style({ position: "absolute", opacity: 0, inset: 0, margin: 0 });
export const shapeDrawing = style({
  width: 52,
  height: 32,
  color: vars.ink["9"],
  selectors: { [`${shape}:has(:checked) &`]: { color: vars.color.action } },
});

export const preview = style({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  overflow: "hidden",
  background: vars.color.surface,
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  padding: "8px 8px 8px 16px",
  minHeight: 52,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const address = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(14),
  color: vars.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const widths = style({ "@media": { [media.mobile]: { display: "none" } } });

export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  padding: 12,
  background: vars.color.tint,
  "@media": { [media.tabletUp]: { padding: 24 } },
});

/** The host's own page: somebody else's colours and type, by day even at night. */
export const host = style({
  width: "100%",
  borderRadius: 10,
  padding: "20px 16px",
  boxShadow: vars.shadow["1"],
  fontFamily: 'Georgia, "DejaVu Serif", serif',
  fontSize: rem(16),
  lineHeight: 1.6,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `max-width ${vars.duration.slow} ${vars.ease}`,
  "@media": { [media.tabletUp]: { padding: "28px 32px 32px" } },
});
export const hostNav = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 20px",
  marginBlockEnd: 20,
  paddingBlockEnd: 12,
  fontSize: rem(14),
  color: vars.sky["11"],
  borderBlockEnd: `3px double ${vars.color.line}`,
});
export const hostTitle = style({
  marginBlockEnd: 16,
  fontSize: rem(24),
  overflowWrap: "anywhere",
  fontWeight: 700,
  lineHeight: 1.2,
  color: vars.sky["11"],
});

export const snippet = style({ padding: "0 8px 8px", minWidth: 0 });
export const over = style({
  padding: "14px 12px 8px",
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: 1.35,
});
export const under = style({
  padding: "12px 12px 14px",
  fontSize: rem(14),
  lineHeight: 1.4,
  color: vars.color.textMuted,
});
export const linkForm = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 20,
  alignItems: "center",
  padding: 16,
});
export const linkWords = style({ display: "grid", gap: 10, minWidth: 0, justifyItems: "start" });
showChosen(`${shape}:has(:checked)`);
