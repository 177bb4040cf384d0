import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const onScreen = style({ "@media": { print: { display: "none" } } });

export const page = style({
  display: "grid",
  gap: 32,
  maxWidth: 860,
  marginInline: "auto",
  padding: "24px 20px 72px",
  "@media": { [media.tabletUp]: { paddingInline: 40 } },
});

export const head = style({ display: "grid", gap: 12, justifyItems: "start" });
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(36),
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
});
export const lead = style({ fontSize: rem(16), lineHeight: rem(24), color: vars.color.textMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 8,
  "@media": { print: { display: "none" } },
});

export const passes = style({
  display: "grid",
  gap: 24,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
});

export const pass = style({
  overflow: "hidden",
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow["2"],
  breakInside: "avoid",
});
/** The picture of a ticket that admits nobody has lost its colours. */
export const faded = style({ filter: "grayscale(1)", opacity: 0.45 });
export const passHead = style({ padding: "20px 20px 16px" });
export const passTitle = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: 1.15,
  overflowWrap: "anywhere",
});
export const muted = style({ fontSize: rem(14), lineHeight: rem(20), color: vars.color.textMuted });
export const passBody = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 20,
  padding: 20,
  borderBlockStart: `2px dashed ${vars.color.line}`,
});
export const passFacts = style({
  display: "grid",
  gap: 10,
  alignContent: "center",
  margin: 0,
  minWidth: 0,
  flex: 1,
});
export const small = style({ fontSize: rem(12), lineHeight: rem(16), color: vars.color.textMuted });
export const strong = style({
  margin: 0,
  fontSize: rem(14),
  fontWeight: 600,
  lineHeight: rem(20),
  overflowWrap: "anywhere",
});

export const state = style({ margin: 0, paddingBlockStart: 2 });

export const sum = style({
  display: "grid",
  gap: 6,
  fontVariantNumeric: "lining-nums tabular-nums",
});
export const line = style({ display: "flex", justifyContent: "space-between", gap: 16 });
export const total = style([
  line,
  {
    fontWeight: 600,
    paddingBlockStart: 12,
    marginBlockStart: 6,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

export const message = style({
  margin: 0,
  padding: "0 20px 16px",
  fontSize: rem(14),
  lineHeight: rem(20),
  whiteSpace: "pre-line",
});
export const changes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  padding: "0 12px 12px",
  "@media": { print: { display: "none" } },
});

export const online = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: vars.color.actionText,
  fontWeight: 600,
});
