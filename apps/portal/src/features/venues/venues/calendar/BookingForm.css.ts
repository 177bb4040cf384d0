import { style } from "@vanilla-extract/css";
import { media, rem } from "@jubilee/ui/theme";

export const fields = style({ display: "grid", gap: 16 });

export const pair = style({
  display: "grid",
  gap: 16,
  alignItems: "start",
  "@media": { [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const conflicts = style({
  display: "grid",
  gap: 8,
  maxBlockSize: 180,
  overflowY: "auto",
  fontSize: rem(14),
});

export const conflict = style({ display: "grid", gap: 2, overflowWrap: "anywhere" });
