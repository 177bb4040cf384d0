import { use } from "react";
import type { Resolved } from "./resolve.rules.ts";
import { completeRoutes, resolve } from "./routeTable.ts";

/** The route of a path; suspends while an address that is not known from the start is looked up. */
export function useResolved(pathname: string): Resolved | null {
  return resolve(pathname) ?? use(completeRoutes())(pathname);
}
