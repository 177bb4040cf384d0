export { widgetKinds, isWidgetKind, type WidgetKind } from "../kinds.ts";
export { coverPicture } from "./cover-picture.ts";
export {
  blockedPage,
  blockedPagePolicy,
  embedPage,
  embedPagePolicy,
  type EmbedPage,
} from "./embed-page.ts";
export { signPrefill, type SignedPrefill } from "./sign-prefill.ts";
export { wordReaderOf, type WordReader } from "./word-reader.ts";
export { inlineWidgetScript, widgetBundle } from "./inline-widget-script.ts";
export type { WidgetData } from "../widget.types.ts";
