import { globalStyle, style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const line = style({ display: "flex", gap: 12, alignItems: "center", minWidth: 0 });
export const words = style({ display: "grid", gap: 2, flex: 1, minWidth: 0 });
const cut = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.print]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
} as const;
export const name = style({ ...cut, fontWeight: 600 });
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  whiteSpace: "normal",
} as const;
export const longName = style({ ...cut, ...twoLines, fontWeight: 600 });
export const note = style({ ...cut, color: vars.color.textMuted, fontSize: rem(12) });

/** Which event a row belongs to, on one line. */
export const eventNote = style({ ...cut, display: "block", fontSize: rem(14) });

/** A small picture of its own, such as a cover. */
export const picture = style({ flex: "none" });

/* Among rows of one line the note stands beside the name. */
const compact = '[data-density="compact"]';
globalStyle(`${compact} ${words}`, { display: "flex", alignItems: "baseline", gap: 8 });
globalStyle(`${compact} ${note}`, { flex: "1 1 0", minWidth: 0 });

/* Where nothing stands under it, a long name of a usual row takes the second line itself. */
globalStyle(`[data-density="usual"] ${name}:only-child`, twoLines);
