import { media, rem, vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  alignContent: "start",
  gap: 16,
  minHeight: "100dvh",
  maxWidth: 1080,
  marginInline: "auto",
  padding: "16px 16px 48px",
  "@media": {
    [media.tabletUp]: { gap: 20, padding: "24px 32px 64px" },
  },
});

export const columns = style({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    "(min-width: 900px)": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)" },
  },
});

export const loading = style({ display: "grid", gap: 4 });

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: "8px 16px",
});

export const verdict = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: 6,
  minHeight: 200,
  padding: 20,
  borderRadius: vars.radius.l,
  border: "3px solid transparent",
  overflowWrap: "anywhere",
});

export const grounds = styleVariants({
  idle: { background: vars.color.well, borderColor: vars.color.line },
  ok: { background: vars.moss[3], borderColor: vars.moss[9] },
  duplicate: { background: vars.marigold[3], borderColor: vars.marigold[9] },
  refused: { background: vars.brick[3], borderColor: vars.brick[9] },
});

export const verdictTitle = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontFamily: vars.font.text,
  fontSize: rem(32),
  lineHeight: rem(38),
  fontWeight: 700,
  color: vars.color.text,
});

export const video = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: vars.radius.m,
  background: vars.ink[12],
});

export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 52,
  paddingBlock: 6,
  minWidth: 0,
  selectors: { "& + &, li + li > &": { borderBlockStart: `1px solid ${vars.color.lineSoft}` } },
});

export const lineWords = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const lineEnd = style({ display: "flex", flex: "none", alignItems: "center", gap: 4 });
export const list = style({ display: "grid", listStyle: "none", padding: 0, margin: 0 });
export const form = style({ display: "grid", gap: 8 });
