import type { PathParams, RouteName, RoutePath, RoutePathOf } from "./routing.types.ts";

type ParamsOf<Name extends RouteName> = PathParams<RoutePathOf<Name>>;

/** No argument for a path without parameters; where all may be missing, all of them or none. */
type HrefArguments<Name extends RouteName> =
  unknown extends ParamsOf<Name>
    ? []
    : Partial<ParamsOf<Name>> extends ParamsOf<Name>
      ? [] | [params: Required<ParamsOf<Name>>]
      : [params: ParamsOf<Name>];

/**
 * The address of a named route. An unknown name or a missing parameter does not compile.
 * Add a query or a hash to the result as text: `${href("login")}?plan=pro`.
 *
 * The call is text by the time it runs (`apps/portal/routeText.ts`), so that no page carries the
 * addresses of others: the name, and the parameters as an object, stand in the call itself.
 */
export function href<Name extends RouteName>(
  name: Name,
  ..._params: HrefArguments<Name>
): RoutePath {
  throw new Error(`href("${name}") was not made text. Does the build have routeText()?`);
}

export type RouteParams<Name extends RouteName> = ParamsOf<Name>;
