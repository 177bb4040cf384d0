import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const line = style({ display: "flex", gap: 12, alignItems: "center", minWidth: 0 });
export const words = style({ display: "grid", gap: 2, flex: 1, minWidth: 0 });
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const name = style({ ...cut, fontWeight: 600 });
export const note = style({ ...cut, color: vars.color.textMuted, fontSize: rem(12) });

/** A small picture of its own, such as a cover. */
export const picture = style({ flex: "none" });
