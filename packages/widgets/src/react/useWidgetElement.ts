// As a whole: where React has no hooks, under the condition "react-server", names alone would not load.
import * as React from "react";
import type { ElementOptions } from "../element/definition.types.ts";
import { whenNear } from "../element/near.ts";
import type { WidgetEvents } from "../events/events.types.ts";

/** Declared as a method, so that a handler of one event's detail fits in. */
type Handler = { hear(detail: unknown): void }["hear"];

/** Handlers by event, such as `onRsvpSubmitted` for `jubilee:rsvp-submitted`. */
export type Handlers = { [Name in keyof WidgetEvents]?: Handler | undefined };

type Register = (options: ElementOptions) => void;

/** Registers the element in the browser and hands its events on; on a server it does nothing. */
export function useWidgetElement(register: Register, origin: string, handlers: Handlers) {
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
    register({ origin, whenNear });
    return () => {
      for (const name of names) element.removeEventListener(name, hear);
    };
  }, [register, origin]);
  return ref;
}
