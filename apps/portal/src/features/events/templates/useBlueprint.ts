import { loadBlueprint } from "@jubilee/core/events/blueprints.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { use } from "react";

const asked = new Map<string, Promise<Blueprint | null>>();

/** The blueprint of a template, asked for once; what failed to come is asked for again. */
function blueprintOf(key: string): Promise<Blueprint | null> {
  const known = asked.get(key);
  if (known) return known;
  const coming = loadBlueprint(key).catch((error: unknown) => {
    asked.delete(key);
    throw error;
  });
  asked.set(key, coming);
  return coming;
}

/** What a template brings; its place waits meanwhile. Null for a template that there is not. */
export function useBlueprint(key: string): Blueprint | null {
  return use(blueprintOf(key));
}
