import { globalStyle, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const row = style({ display: "flex", gap: 12, alignItems: "center", minWidth: 0 });
export const words = style({ display: "grid", flex: 1, minWidth: 0 });
export const name = style({
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // As wide as its words: a name in another script begins where the others do.
  justifySelf: "start",
  maxWidth: "100%",
});
export const detail = style({
  fontSize: rem(12),
  lineHeight: rem(16),
  color: vars.color.textMuted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [media.mobile]: { whiteSpace: "nowrap" } },
});

/** A sum and its state at a line's end, one under the other. */
export const ends = style({ display: "grid", gap: 4, flex: "none", justifyItems: "end" });

/* Among rows of one line the detail stands beside the name. */
const compact = '[data-density="compact"]';
globalStyle(`${compact} ${words}`, { display: "flex", alignItems: "baseline", gap: 8 });
globalStyle(`${compact} ${detail}`, { flex: "1 1 0", minWidth: 0, whiteSpace: "nowrap" });
