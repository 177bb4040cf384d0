import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/measures.ts";
import { vars } from "../../theme/vars.css.ts";

export const colourVar = createVar();

export const row = style({ position: "relative", display: "block", maxWidth: 220 });

/* digits read from the left in every language */
export const input = style({ paddingInlineStart: 46, fontFamily: vars.font.mono });

const swatch = {
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.fieldBorder}`,
  background: colourVar,
  cursor: "pointer",
  forcedColorAdjust: "none",
} as const;

/** The trigger sets its own position, so its place is a box around it. */
export const start = style({
  position: "absolute",
  insetBlock: 0,
  left: 6,
  display: "grid",
  alignItems: "center",
});

export const trigger = style({
  ...swatch,
  display: "block",
  width: 30,
  height: 28,
  borderRadius: 7,
  selectors: {
    "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:disabled": { cursor: "not-allowed" },
    /* the whole start of the field can be pressed */
    "&::after": { content: '""', position: "absolute", inset: -7 },
  },
});

export const panel = style({ display: "grid", gap: 14, width: 264, padding: 14 });

export const area = style({ position: "relative", height: 148, borderRadius: vars.radius.s });
export const ground = style({ width: "100%", height: "100%", borderRadius: "inherit" });

const thumb = {
  width: 20,
  height: 20,
  border: `3px solid ${vars.color.knob}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow["2"],
} as const;
const focus = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

export const areaThumb = style({ ...thumb, selectors: { "&:focus-visible": focus } });

export const slider = style({ position: "relative", display: "block", paddingBlock: 4 });
export const track = style({ height: 14, borderRadius: vars.radius.full });
export const hueThumb = style({
  ...thumb,
  top: "50%",
  transform: "translate(-50%, -50%)",
  selectors: { "&:focus-visible": focus },
});

export const presets = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const preset = style({
  ...swatch,
  width: 28,
  height: 28,
  borderRadius: 7,
  selectors: {
    "&:focus-visible": focus,
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 },
  },
  "@media": { [media.touch]: { width: 40, height: 40 } },
});

export const notice = style({ display: "grid", justifyItems: "start", gap: 8 });
