// As a whole: where React has no hooks, under the condition "react-server", names alone would not load.
import * as React from "react";
import { whenNear } from "../element/near.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import type { WidgetKind } from "../kinds.ts";
import { loadWidget } from "./load-widget.ts";

/** Declared as a method, so that a handler of one event's detail fits in. */
type Handler = { hear(detail: unknown): void }["hear"];

/** Handlers by event, such as `onRsvpSubmitted` for `jubilee:rsvp-submitted`. */
export type Handlers = { [Name in keyof WidgetEvents]?: Handler | undefined };

/** Registers the element in the browser and hands its events on; on a server it does nothing. */
export function useWidgetElement(kind: WidgetKind, origin: string, handlers: Handlers) {
  const ref = React.useRef<HTMLElement>(null);
  const newest = React.useRef(handlers);
  React.useEffect(() => {
    newest.current = handlers;
  });
  React.useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const names = Object.keys(newest.current);
    const hear = (event: Event) => {
      const heard: Record<string, Handler | undefined> = newest.current;
      if (event instanceof CustomEvent) heard[event.type]?.(event.detail);
    };
    for (const name of names) element.addEventListener(name, hear);
    let gone = false;
    const register = async () => {
      const widget = await loadWidget[kind]();
      if (!gone) widget.register({ origin, whenNear });
    };
    // What does not arrive leaves what stands inside the element; the page is told as of any failure.
    register().catch(() => {
      const detail = { code: "offline" };
      const options = { bubbles: true, composed: true, detail };
      element.dispatchEvent(new CustomEvent("jubilee:error", options));
    });
    return () => {
      gone = true;
      for (const name of names) element.removeEventListener(name, hear);
    };
  }, [kind, origin]);
  return ref;
}
