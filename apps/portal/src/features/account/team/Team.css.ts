import { media, rem, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({ display: "flex", alignItems: "center", gap: 16 });

export const places = style({
  fontSize: rem(14),
  color: vars.color.textMuted,
  "@media": { [media.mobile]: { display: "none" } },
});

/** What handing an account over means. */
export const terms = style({
  display: "grid",
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  listStyle: "disc",
});

export const offerActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBlockStart: 12,
});

/** A banner above the list keeps its distance from it. */
export const bannerPlace = style({ marginBlockEnd: 20 });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Who, role, where, last seen, more; on phones who and role, the rest behind the dots. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: 8,
  alignItems: "center",
  minBlockSize: 68,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  fontSize: rem(14),
  "@media": {
    [media.tabletUp]: {
      gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 172px) minmax(0, 1.2fr) 72px 40px",
      gap: 16,
      minBlockSize: 60,
    },
  },
});

export const who = style({ minInlineSize: 0 });

export const mail = style({
  display: "flex",
  gap: 12,
  alignItems: "center",
  minInlineSize: 0,
});

export const mailMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: 32,
  blockSize: 32,
  borderRadius: "50%",
  background: vars.color.tint,
  color: vars.color.textMuted,
});

export const mailWords = style({ display: "grid", minInlineSize: 0, lineHeight: 1.35 });
export const address = style({
  fontWeight: 600,
  color: vars.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

/** Beside who it is: two lines at most. */
export const aside = style({
  color: vars.color.textMuted,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  lineHeight: 1.35,
  "@media": { [media.mobile]: { display: "none" } },
});

export const said = style({
  color: vars.color.textMuted,
  fontSize: rem(12),
  overflowWrap: "anywhere",
});

/** As wide as its words, cut where they are longer than the column. */
export const role = style({
  display: "flex",
  minInlineSize: 0,
  maxInlineSize: 200,
  "@media": { [media.mobile]: { maxInlineSize: 148 } },
});

export const fixedRole = style({
  paddingInline: 10,
  paddingBlock: 6,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: 8,
  fontWeight: 500,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
