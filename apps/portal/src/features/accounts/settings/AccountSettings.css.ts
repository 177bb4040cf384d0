import { media, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: 16,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: 20, alignItems: "start" },
  },
});

export const side = style({ display: "grid", gap: "inherit", minInlineSize: 0 });

export const stack = style({ display: "grid", gap: 16, justifyItems: "start" });
export const fields = style({ display: "grid", gap: 16, inlineSize: "100%" });
export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });

export const planName = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontFamily: vars.font.display,
  fontSize: 28,
  fontWeight: 560,
  lineHeight: 1.1,
});
