import { globalStyle } from "@vanilla-extract/css";
import { v } from "../../styles/tokens.ts";

/** The reply's question inside its island, as the page asks it before the script is there. */
const part = (names: string) => `jubilee-rsvp::part(${names})`;

globalStyle(part("question"), { paddingBlock: "0 22px", borderTop: 0 });
globalStyle(part("answers"), {
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  padding: 0,
  background: "none",
});
globalStyle(part("yes"), { gridColumn: "1 / 3" });
globalStyle(part("face"), {
  minHeight: 48,
  border: `1px solid ${v.line}`,
  borderRadius: v.control,
  background: v.surface,
  color: v.text,
  fontSize: 16,
});
globalStyle(part("face-yes"), {
  background: v.accent,
  borderColor: v.accent,
  color: v.onAccent,
});
