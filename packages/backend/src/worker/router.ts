import type { Handler } from "../backend.types.ts";

/** The beginning of a path, in whole segments, and who answers there. */
export type Route = [prefix: string, handler: Handler];

/** Gives each request to the handler of its path; says 501 with the path where there is none. */
export function createRouter(routes: Route[]): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const route = routes.find(
      ([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`),
    );
    if (route) return route[1](request, context);
    return Response.json(
      { code: "not_supported", message: `${pathname} is not supported here.`, field: null },
      { status: 501 },
    );
  };
}
