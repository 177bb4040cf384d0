import { rem, vars } from "@jubilee/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

const { color, radius } = vars;

/* What shows a photo large: the script that makes it names its parts. */
globalStyle("[data-part=photos]", {
  width: "100vw",
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "100dvh",
  padding: 0,
  border: 0,
  background: color.page,
  color: color.text,
});
globalStyle("[data-part=photos][open]", {
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
});
globalStyle("[data-part=bar], [data-part=foot]", {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 56,
  paddingInline: 16,
  fontSize: rem(14),
});
globalStyle("[data-part=foot]", { justifyContent: "center", gap: 24, paddingBlockEnd: 12 });
globalStyle("[data-part=photos] button", {
  appearance: "none",
  width: 44,
  height: 44,
  border: 0,
  borderRadius: radius.full,
  background: "none",
  fontSize: rem(28),
  lineHeight: 1,
  cursor: "pointer",
});
globalStyle("[data-part=photos] [aria-disabled=true]", { opacity: 0.4 });
globalStyle("[data-part=figure]", {
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) auto",
  justifyItems: "center",
  gap: 12,
  minHeight: 0,
  paddingInline: 16,
});
globalStyle("[data-part=picture]", {
  width: "100%",
  height: "100%",
  minHeight: 0,
  objectFit: "contain",
});
globalStyle("[data-part=caption]", {
  maxWidth: "62ch",
  textAlign: "center",
  overflowWrap: "anywhere",
});
