import { lazy, type ComponentType } from "react";

/** A part of a page that comes when it is needed. */
export interface LaterPart<Props extends object> {
  /** To draw: itself once it is there, else one that suspends until it is. */
  part: () => ComponentType<Props>;
  /** Brings it before it is asked for, so that it can be drawn at once. */
  fetch: () => Promise<void>;
}

/** Loads a part once, and always answers the same component, so that it is not drawn anew. */
export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let known: ComponentType<Props> | null = null;
  return {
    part: () => (known ??= lazy(load)),
    fetch: async () => {
      const { default: part } = await load();
      known ??= part;
    },
  };
}
