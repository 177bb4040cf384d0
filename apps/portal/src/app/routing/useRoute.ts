import { use } from "react";
import { RouteContext } from "./RouteContext.ts";
import type { RouteParams } from "./href.ts";
import type { Resolved } from "./resolve.rules.ts";
import type { RouteName } from "./routing.types.ts";

/** The address that is shown; null on an unknown path. */
export function useRoute(): Resolved | null {
  return use(RouteContext);
}

/** The parameters of the page's own route, by the route's name. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const route = use(RouteContext);
  if (route?.name !== name)
    throw new Error(`useRouteParams("${name}") was called on the page of "${route?.name}".`);
  return route.params as RouteParams<Name>;
}
