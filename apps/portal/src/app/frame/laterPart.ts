import { lazy, type ComponentType } from "react";

/** The module of a part; the default export is its component. */
export interface PartModule<Props extends object> {
  default: ComponentType<Props>;
}

/** A part of a page that comes when it is needed. */
export interface LaterPart<
  Props extends object,
  Module extends PartModule<Props> = PartModule<Props>,
> {
  /** To draw: itself once it is there, else one that suspends until it is. */
  part: () => ComponentType<Props>;
  /** Brings it before it is asked for, so that it can be drawn at once. */
  fetch: () => Promise<Module>;
}

/** Loads a part once, and always answers the same component, so that it is not drawn anew. */
export function laterPart<
  Props extends object,
  Module extends PartModule<Props> = PartModule<Props>,
>(load: () => Promise<Module>): LaterPart<Props, Module> {
  let known: ComponentType<Props> | null = null;
  return {
    part: () => (known ??= lazy(load)),
    fetch: async () => {
      const module = await load();
      known ??= module.default;
      return module;
    },
  };
}
