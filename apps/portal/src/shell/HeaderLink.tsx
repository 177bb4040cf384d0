import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import type { NavItem } from "../app/routing/routeTable.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { navLink } from "./Header.css.ts";
import { currentOf } from "./section.rules.ts";

/** A link of the header; the current section is highlighted. */
export function HeaderLink({ item }: { item: NavItem }) {
  const current = currentOf(item.name, useRoute());
  return (
    <RouterAnchor href={item.href} className={navLink} aria-current={current}>
      {item.label}
    </RouterAnchor>
  );
}
