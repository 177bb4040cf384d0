import type { Resolved } from "../app/routing/resolve.rules.ts";

/** Pages that belong to a link of the header without being its page; the first that fits counts. */
const sections: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/signup-simple$/, "signup"],
  [/^\/admin\/affiliates$/, "area.adminAffiliates"],
  [/^\/admin\//, "admin"],
  [/^\/affiliate\//, "area.affiliateDashboard"],
  [/^\/\w+-plan-testing$/, "testing"],
  [/^\/account\//, "account.settings"],
];

/**
 * How a link of the header stands to the shown page: it is the page, it is its section, or neither.
 * 'The current section's button is highlighted.' Source: specification section 2.
 */
export function currentOf(name: string, route: Resolved | null): "page" | "true" | undefined {
  if (!route) return undefined;
  if (route.name === name) return "page";
  const section = sections.find(([path]) => path.test(route.path))?.[1];
  return section === name ? "true" : undefined;
}
