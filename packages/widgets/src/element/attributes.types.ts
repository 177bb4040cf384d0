import type { WidgetShape, WidgetTheme } from "../host.types.ts";

/** What can be written on an element in HTML, JSX, Vue and Svelte. */
export interface ElementAttributes {
  /** The share token from the event's Share & embed tab. */
  token: string;
  /** Where Jubilee runs, when it is not where the script came from. */
  origin?: string | undefined;
  /** In the page, or behind a button, a button that floats, or a link. */
  shape?: WidgetShape | undefined;
  theme?: WidgetTheme | undefined;
  /** A language tag; without it the language of the page. */
  lang?: string | undefined;
  /** The button's words, and the name of the region for screen readers. */
  label?: string | undefined;
  /** `frame` keeps the page's scripts away from what visitors type. */
  isolation?: "frame" | undefined;
  /** `jubilee` brings the product's own typefaces. */
  fonts?: "jubilee" | undefined;
  /** On the event's own page: no cover, no name. */
  bare?: "" | undefined;
  /** The page's own words as JSON, by their address. */
  copy?: string | undefined;
  /** `eager` does not wait until the widget comes near the screen. */
  loading?: "eager" | undefined;
  /** `click` asks for nothing before the visitor says so. */
  consent?: "click" | undefined;
  /** Who sent the visitor; goes to the order. */
  affiliate?: string | undefined;
  /** Shows what the widget does under it, for whoever builds the page. */
  debug?: "" | undefined;
  /** `name=Ada&email=ada@example.org&partySize=2` */
  prefill?: string | undefined;
  /** Donations: another address to come back to. */
  "return-url"?: string | undefined;
}
