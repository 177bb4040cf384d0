import { globalStyle, style } from "@vanilla-extract/css";
import { v } from "./tokens.ts";

/** The text of this sheet; it comes with the script that sends: what a form looks like afterwards. */
export const sheet = "@@sheet";

export const error = style({ font: `14px/20px ${v.fontText}`, color: v.danger });
globalStyle(":is(input, textarea)[aria-invalid]", {
  borderColor: v.danger,
  boxShadow: `inset 0 0 0 1px ${v.danger}`,
});
/** Ends what the widget goes on with by itself. */
export const stop = style({
  display: "block",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: v.accentText,
  font: `600 14px/20px ${v.fontText}`,
  cursor: "pointer",
});
/** Fields that come after a choice, as far apart as those of the form. */
export const apart = style({ display: "grid", gap: 16 });
/** On its way. */
globalStyle("button[aria-disabled=true]", { opacity: 0.65, cursor: "progress" });
