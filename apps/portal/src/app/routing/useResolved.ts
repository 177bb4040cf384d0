import { use } from "react";
import { usePortal } from "../portal/usePortal.ts";
import type { Resolved } from "./resolve.rules.ts";

/** The route of a path; suspends while an address that is not known from the start is looked up. */
export function useResolved(pathname: string): Resolved | null {
  const { routes } = usePortal();
  // By what is known from the start: a render that has waited asks the same way when it is repeated.
  return routes.begun(pathname) ?? use(routes.complete())(pathname);
}
