import { style } from "@vanilla-extract/css";
import { rem, vars } from "@jubilee/ui/theme";

export const links = style({ gridColumn: "1 / -1", minWidth: 0, marginBlockStart: 16 });

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const linkWords = style({ display: "grid", minWidth: 0 });
export const linkTitle = style({ ...cut, fontWeight: 600 });
export const linkAddress = style({ ...cut, fontSize: rem(12), color: vars.color.textMuted });

export const linkLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: 12,
  alignItems: "center",
});

export const codeBeside = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 20,
  alignItems: "center",
  "@media": {
    "(max-width: 479px)": { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
  },
});
export const address = style({ fontSize: rem(14), overflowWrap: "anywhere" });
