import { media, rem, showChosen, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

/** The parts stand beside the list that leads to them; on phones under a row of tabs. */
export const page = style({
  display: "grid",
  gap: 24,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "208px minmax(0, 1fr)",
      gap: "24px 48px",
      alignItems: "start",
    },
  },
});

export const across = style({
  minInlineSize: 0,
  "@media": { [media.desktop]: { display: "none" } },
});

export const beside = style({
  display: "none",
  "@media": {
    [media.desktop]: { display: "block", position: "sticky", insetBlockStart: 88 },
  },
});

export const jump = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: 40,
  paddingInline: 12,
  marginInlineStart: -12,
  borderRadius: 10,
  fontSize: rem(14),
  fontWeight: 500,
  color: vars.color.textMuted,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.text },
    '&[aria-current="page"]': {
      color: vars.color.text,
      background: vars.color.tint,
      fontWeight: 600,
    },
  },
});

showChosen(`${jump}[aria-current="page"]`);

export const parts = style({ display: "grid", gap: 20, minInlineSize: 0, alignItems: "start" });
