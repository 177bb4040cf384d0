import { rem, showChosen, vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({ display: "grid", gap: 12, marginBlockStart: 32 });

export const list = style({ borderBlockStart: `1px solid ${vars.color.lineSoft}` });

export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 16,
  alignItems: "center",
  width: "100%",
  minHeight: 64,
  padding: "8px 12px",
  textAlign: "start",
  fontSize: rem(16),
  color: vars.color.text,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  background: "none",
  fontFamily: "inherit",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.tint },
    "&[aria-pressed=true]": { background: vars.color.selected },
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
  },
});

export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });
showChosen(`${choice}[aria-pressed=true]`);
