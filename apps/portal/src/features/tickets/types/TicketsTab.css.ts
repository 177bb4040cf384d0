import { style } from "@vanilla-extract/css";
import { media, rem, vars } from "@jubilee/ui/theme";

export const list = style({ display: "grid" });

export const type = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: "8px 16px",
  alignItems: "center",
  paddingBlock: 18,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  "@media": {
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(160px, 260px) 96px auto" },
  },
});

export const words = style({ display: "grid", gap: 4, minWidth: 0 });

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 10px",
  alignItems: "center",
  fontSize: rem(16),
  fontWeight: 600,
  lineHeight: 1.35,
});

export const price = style({
  fontFamily: vars.font.display,
  fontWeight: 560,
  fontSize: rem(22),
  lineHeight: 1.2,
  textAlign: "end",
  "@media": { [media.mobile]: { alignSelf: "start" } },
  fontVariantNumeric: "lining-nums tabular-nums",
  fontKerning: "none",
});

export const stock = style({
  "@media": { [media.mobile]: { gridColumn: "1 / -1", gridRow: 2 } },
});

export const more = style({ "@media": { [media.mobile]: { alignSelf: "start" } } });
