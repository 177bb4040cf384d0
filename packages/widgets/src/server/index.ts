export { embedPage, embedPagePolicy, type EmbedPage } from "./embed-page.ts";
export { inlineWidgetScript } from "./inline-widget-script.ts";
