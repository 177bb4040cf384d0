import { vars } from "@jubilee/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const bars = style({ display: "grid", gap: 12, maxWidth: 480 });

const bar = style({
  height: 20,
  borderRadius: 6,
  border: `1px solid ${vars.color.line}`,
  background: `repeating-linear-gradient(135deg, ${vars.color.tint} 0 6px, ${vars.color.lineSoft} 6px 8px)`,
});

/** Fixed: they say nothing about what was voted. */
export const widths = styleVariants({ one: "80%", two: "50%", three: "66%" }, (width) => [
  bar,
  { width },
]);
