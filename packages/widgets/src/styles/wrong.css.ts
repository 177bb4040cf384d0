import { globalStyle, style } from "@vanilla-extract/css";
import { forced, v } from "./tokens.ts";

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
/** A field that opens a list says so; nothing moves when that arrives. */
globalStyle("select[id]", {
  paddingInlineEnd: 40,
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${v.muted} 0), linear-gradient(135deg, ${v.muted} 50%, transparent 0)`,
  backgroundPosition: "calc(100% - 21px) 55%, calc(100% - 16px) 55%",
  backgroundSize: "5px 5px",
  backgroundRepeat: "no-repeat",
  "@media": { [forced]: { appearance: "auto" } },
});
globalStyle("select[id]:dir(rtl)", { backgroundPosition: "16px 55%, 21px 55%" });
/** On its way. */
globalStyle("button[aria-disabled=true]", { opacity: 0.65, cursor: "progress" });
