import { manifest, type Manifest, type RouteName } from "./manifest.ts";
import { buildPath } from "./path.rules.ts";
import type { PathParams, RouteFragment } from "./routing.types.ts";

type ParamsOf<Name extends RouteName> = PathParams<Manifest[Name]["path"]>;

/** No argument for a path without parameters, an optional one when all may be missing. */
type HrefArguments<Name extends RouteName> =
  unknown extends ParamsOf<Name>
    ? []
    : Partial<ParamsOf<Name>> extends ParamsOf<Name>
      ? [params?: ParamsOf<Name>]
      : [params: ParamsOf<Name>];

let known: RouteFragment = manifest;

/** Adds routes to those that have an address by name. */
export function learnRoutes(routes: RouteFragment): void {
  known = { ...known, ...routes };
}

/**
 * The address of a named route. An unknown name or a missing parameter does not compile.
 * Add a query or a hash to the result as text: `${href("login")}?plan=pro`.
 * @throws RangeError for a member's route on a visitor's page: move its fragment to `manifest.ts`.
 */
export function href<Name extends RouteName>(name: Name, ...args: HrefArguments<Name>): string {
  const route = known[name];
  if (!route) throw new RangeError(`The route ${name} is not known on a visitor's page`);
  return buildPath(route.path, args[0] ?? {});
}

export type RouteParams<Name extends RouteName> = ParamsOf<Name>;
