import type { ReactNode } from "react";
import type { WidgetEvents } from "../events/events.types.ts";
import type { Prefill, WidgetShape, WidgetTheme } from "../widget.types.ts";

/** What every widget takes. */
export interface WidgetProps {
  /** The share token from the event's Share & embed tab. */
  token: string;
  /** Where Jubilee runs, such as `https://jubilee.example`. */
  origin: string;
  shape?: WidgetShape;
  theme?: WidgetTheme;
  /** BCP 47. Without it: the language of the page. */
  lang?: string;
  /** The button's words, and the name of the region for screen readers. */
  label?: string;
  prefill?: Prefill;
  /** `frame` keeps your page's scripts away from what visitors type. */
  isolation?: "frame";
  /** On the event’s own page: no cover, no name, as wide as its column. */
  bare?: boolean;
  /** Your own words by their address, such as `rsvp.title`. */
  copy?: Record<string, string>;
  /** `eager` does not wait until the widget comes near the screen. */
  loading?: "eager";
  /** `click` asks for nothing before the visitor says so. */
  consent?: "click";
  /** Who sent the visitor; goes to the order. */
  affiliate?: string;
  /** Shows what the widget does under it, for whoever builds the page. */
  debug?: boolean;
  /** `jubilee` brings the product's own typefaces. */
  fonts?: "jubilee";
  /** Stands in until the widget is ready, and where no script runs. */
  children?: ReactNode;
  onReady?: (detail: WidgetEvents["jubilee:ready"]) => void;
  onView?: (detail: WidgetEvents["jubilee:view"]) => void;
  onStep?: (detail: WidgetEvents["jubilee:step"]) => void;
  onClose?: (detail: WidgetEvents["jubilee:close"]) => void;
  onError?: (detail: WidgetEvents["jubilee:error"]) => void;
  onWaitlistJoined?: (detail: WidgetEvents["jubilee:waitlist-joined"]) => void;
}
