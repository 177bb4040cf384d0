import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, vars } from "@jubilee/ui/theme";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  alignItems: "center",
  marginBlockEnd: 12,
});

export const search = style({
  flex: "1 1 100%",
  "@media": { [media.tabletUp]: { flex: "0 1 260px" } },
});

export const pills = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: 4,
  margin: -4,
  maxWidth: "100%",
});

export const push = style({ marginInlineStart: "auto" });

export const table = style({
  width: "100%",
  fontSize: 14,
  lineHeight: 1.35,
  "@media": { [media.mobile]: { display: "block" } },
});

export const head = style({ "@media": { [media.mobile]: { display: "none" } } });
export const rows = style({ "@media": { [media.mobile]: { display: "block" } } });

const glow = keyframes({ from: { background: vars.marigold["3"] } });

export const row = recipe({
  base: {
    "@media": {
      [media.mobile]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: "2px 12px",
        alignItems: "center",
        minHeight: 68,
        paddingBlock: 12,
        borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
      },
    },
  },
  variants: {
    isGlowing: { true: { animation: `${glow} 2.4s ${vars.ease}` } },
    isOpen: { true: { background: vars.ink["3"] } },
    opens: {
      true: {
        position: "relative",
        cursor: "pointer",
        selectors: { "&:hover": { background: vars.color.hover } },
      },
    },
  },
});

export const headCell = style({
  height: 36,
  paddingInline: 12,
  textAlign: "start",
  fontSize: 12,
  fontWeight: 500,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  whiteSpace: "nowrap",
});

const cellBase = style({
  height: 56,
  paddingInline: 12,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": {
    [media.mobile]: { display: "block", height: "auto", padding: 0, border: 0 },
  },
});

export const cell = style([cellBase]);

/** The first cell of a line: who or what it is. */
export const mainCell = style([
  cellBase,
  {
    fontWeight: 400,
    textAlign: "start",
    "@media": { [media.mobile]: { gridColumn: 1, gridRow: "1 / 3" } },
  },
]);

/** A state; on phones at the end of the line. */
export const stateCell = style([
  cellBase,
  { "@media": { [media.mobile]: { gridColumn: 2, gridRow: 1, justifySelf: "end" } } },
]);

/** Only where there is room. */
export const wideCell = style([cellBase, { "@media": { [media.mobile]: { display: "none" } } }]);
export const widestCell = style([
  cellBase,
  { "@media": { [media.mobile]: { display: "none" }, [media.belowDesktop]: { display: "none" } } },
]);
export const widestHead = style([
  headCell,
  { "@media": { [media.belowDesktop]: { display: "none" } } },
]);

export const numbers = style({ textAlign: "end", fontVariantNumeric: "lining-nums tabular-nums" });

export const actionCell = style([
  cellBase,
  {
    width: 1,
    textAlign: "end",
    whiteSpace: "nowrap",
    "@media": { [media.mobile]: { gridColumn: 2, gridRow: 2, width: "auto" } },
  },
]);

export const person = style({ display: "flex", gap: 12, alignItems: "center", minWidth: 0 });
export const names = style({ display: "grid", justifyItems: "start", minWidth: 0 });
export const name = style({ display: "block", fontWeight: 600, overflowWrap: "anywhere" });
export const under = style({
  display: "block",
  fontSize: 12,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
export const note = style({
  display: "block",
  maxWidth: 320,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
});

/** The whole line is the button's target. */
export const opener = style({
  font: "inherit",
  fontWeight: 600,
  color: "inherit",
  textAlign: "start",
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
