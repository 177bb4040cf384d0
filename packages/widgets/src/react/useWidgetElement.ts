import { useEffect, useRef } from "react";
import { defineWidget } from "../element/define.ts";
import { whenNear } from "../element/near.ts";
import type { AnyWidget } from "../element/definition.types.ts";
import type { WidgetEvents } from "../events/events.types.ts";
import { useEffectOn } from "../parts/useEffectOn.ts";

/** Declared as a method, so that a handler of one event's detail fits in. */
type Handler = { hear(detail: unknown): void }["hear"];

/** Handlers by event, such as `onRsvpSubmitted` for `jubilee:rsvp-submitted`. */
export type Handlers = { [Name in keyof WidgetEvents]?: Handler | undefined };

/** Registers the element in the browser and hands its events on; on a server it does nothing. */
export function useWidgetElement(definition: AnyWidget, origin: string, handlers: Handlers) {
  const ref = useRef<HTMLElement>(null);
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffectOn([definition, origin], () => {
    const element = ref.current;
    if (!element) return undefined;
    const names = Object.keys(newest.current);
    const hear = (event: Event) => {
      const heard: Record<string, Handler | undefined> = newest.current;
      if (event instanceof CustomEvent) heard[event.type]?.(event.detail);
    };
    for (const name of names) element.addEventListener(name, hear);
    defineWidget(definition, { origin, whenNear });
    return () => {
      for (const name of names) element.removeEventListener(name, hear);
    };
  });
  return ref;
}
