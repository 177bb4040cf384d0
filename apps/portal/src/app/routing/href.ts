import { manifest, type Manifest, type RouteName } from "./manifest.ts";
import { buildPath } from "./path.rules.ts";
import type { PathParams } from "./routing.types.ts";

type ParamsOf<Name extends RouteName> = PathParams<Manifest[Name]["path"]>;

/** No argument for a path without parameters, an optional one when all may be missing. */
type HrefArguments<Name extends RouteName> =
  unknown extends ParamsOf<Name>
    ? []
    : Partial<ParamsOf<Name>> extends ParamsOf<Name>
      ? [params?: ParamsOf<Name>]
      : [params: ParamsOf<Name>];

/**
 * The address of a named route. An unknown name or a missing parameter does not compile.
 * Add a query or a hash to the result as text: `${href("login")}?plan=pro`.
 */
export function href<Name extends RouteName>(name: Name, ...args: HrefArguments<Name>): string {
  return buildPath(manifest[name].path, args[0] ?? {});
}

export type RouteParams<Name extends RouteName> = ParamsOf<Name>;
