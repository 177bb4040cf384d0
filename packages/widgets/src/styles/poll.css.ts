import { globalStyle, style } from "@vanilla-extract/css";
import { roomFor } from "./room.ts";
import { edge, forced, radius, token, v } from "./tokens.ts";

/** The text of this sheet; the build puts it here. */
export const sheet = "@@sheet";

roomFor("poll");
/** What the page says stays while the poll is asked who can when. */
globalStyle("slot:has(+ * div[aria-busy])", { display: "block" });

/** On a page of its own a poll stands in line with the page's words. */
export const part = style({});
/** Around what stands under it. */
export const footBox = style({});
globalStyle(`[data-bare] :is(${part}, ${footBox} > *)`, {
  paddingInline: token("inset", "20px"),
});

export const question = style({
  border: 0,
  minInlineSize: 0,
  margin: 0,
  borderTop: 0,
  paddingTop: 4,
});
export const words = style({ padding: 0, font: `560 18px/24px ${v.fontDisplay}`, paddingTop: 16 });

/** How far one has come in a survey. */
export const dashes = style({
  display: "flex",
  gap: 4,
  padding: `16px ${token("inset", "20px")} 0`,
});
globalStyle(`${dashes} i`, { flex: 1, height: 4, borderRadius: radius.full, background: v.line });
globalStyle(`${dashes} [data-on]`, {
  background: v.accent,
  "@media": { [forced]: { background: "Highlight" } },
});

export const steps = style({ display: "flex", flexWrap: "wrap", gap: 8 });
globalStyle(`${steps} > *`, { flex: "1 1 96px" });
globalStyle(`${steps} > :last-child`, { flexGrow: 2 });
/** Where a page gives it all its width. */
globalStyle(`${steps} > *`, { "@container": { "(min-width: 720px)": { maxWidth: 240 } } });

export const choices = style({ display: "grid", gap: 8 });
globalStyle(`${choices} label`, { position: "relative", display: "grid" });
globalStyle(`${choices} input`, {
  position: "absolute",
  insetInlineStart: 14,
  top: 16,
  width: 20,
  height: 20,
  accentColor: v.accent,
  cursor: "pointer",
});
globalStyle(`${choices} label > span`, {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 12,
  minHeight: 52,
  padding: "12px 14px",
  paddingInlineStart: 48,
  border: `1px solid ${edge}`,
  borderRadius: v.control,
  font: `600 16px/24px ${v.fontText}`,
  overflowWrap: "anywhere",
  cursor: "pointer",
});
globalStyle(`${choices} small`, { font: `14px/20px ${v.fontText}`, color: v.muted, flex: "none" });
globalStyle(`${choices} :checked + span`, {
  borderColor: v.accent,
  boxShadow: `inset 0 0 0 1px ${v.accent}`,
});
globalStyle(`${choices} :disabled + span`, {
  borderColor: v.line,
  color: v.muted,
  cursor: "default",
});
