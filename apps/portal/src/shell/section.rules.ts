import type { Resolved } from "../app/routing/resolve.rules.ts";

/**
 * How a link of the header stands to the shown page: it is the page, or the section that the page's
 * name begins with ("admin" of "admin.users"), or neither. Source: specification section 2.
 */
export function currentOf(name: string, route: Resolved | null): "page" | "true" | undefined {
  if (route?.name === name) return "page";
  return route?.name.startsWith(`${name}.`) ? "true" : undefined;
}
