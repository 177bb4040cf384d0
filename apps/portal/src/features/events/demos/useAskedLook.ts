import { useEffect } from "react";
import { changeQuery } from "../../../app/routing/changeQuery.ts";
import type { Looks } from "./useDemoVisit.ts";

const askable: ReadonlyMap<string | null, Looks> = new Map([
  ["planner", "planner"],
  ["mine", "mine"],
]);

/**
 * Opens what the address asks for (`?look=planner`, `?look=mine`), as the line over a demo's guest
 * pages does. The address forgets it first: it is opened once, and Back leads to the demo's page.
 */
export function useAskedLook(look: (as: Looks) => void): void {
  useEffect(() => {
    const asked = askable.get(new URLSearchParams(location.search).get("look"));
    if (!asked) return;
    changeQuery((query) => {
      query.delete("look");
      return query;
    });
    look(asked);
  }, [look]);
}
