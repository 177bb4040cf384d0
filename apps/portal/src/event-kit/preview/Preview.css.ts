import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: "hidden",
});

export const art = style({
  position: "relative",
  height: 132,
  overflow: "hidden",
  background: vars.ink["4"],
  "@media": { [media.desktop]: { height: 200 } },
});

export const body = style({ display: "grid", gap: 12, padding: "0 20px 24px" });
/** Where nothing reaches up into the cover. */
export const bodyBelow = style([body, { paddingBlockStart: 20 }]);

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(28),
  lineHeight: 1.08,
  letterSpacing: "-0.02em",
  overflowWrap: "anywhere",
  textWrap: "balance",
});
export const waiting = style({ color: vars.color.textMuted });

/** What is typed beside a preview. */
export const typed = style({ maxWidth: 560 });

/** The beginning of a longer text. */
export const beginning = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 5,
  overflow: "hidden",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  lineHeight: 1.5,
});
