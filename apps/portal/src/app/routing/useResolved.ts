import { use } from "react";
import { usePortal } from "../portal/usePortal.ts";
import type { Resolved } from "./resolve.rules.ts";

/** The route of a path; suspends while an address that is not known from the start is looked up. */
export function useResolved(pathname: string): Resolved | null {
  const { routes } = usePortal();
  return routes.resolve(pathname) ?? use(routes.complete())(pathname);
}
