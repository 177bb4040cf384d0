import type { RoutePath } from "./routing.types.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Puts parameters into a path; an optional one that is missing leaves its segment out. */
export function buildPath(path: RoutePath, params: Params): string {
  const segments = path
    .split("/")
    .slice(1)
    .flatMap((segment) => {
      if (!segment.startsWith(":")) return [segment];
      const optional = segment.endsWith("?");
      const name = segment.slice(1, optional ? -1 : undefined);
      const value = params[name];
      if (value) return [encodeURIComponent(value)];
      if (optional) return [];
      throw new Error(`The address ${path} needs the parameter "${name}". Pass it to href().`);
    });
  return `/${segments.join("/")}`;
}

/** The parameters of `pathname` when it has the shape of `path`, else null. */
export function matchPath(path: RoutePath, pathname: string): Record<string, string> | null {
  const wanted = path.split("/").slice(1);
  const given = pathname.split("/").slice(1);
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (!segment.startsWith(":")) {
      if (segment !== value) return null;
      continue;
    }
    const optional = segment.endsWith("?");
    if (value) params[segment.slice(1, optional ? -1 : undefined)] = decode(value);
    else if (!optional) return null;
  }
  return given.length > wanted.length ? null : params;
}

/** A broken escape stays as it is: the page that gets it says what is wrong with it. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
