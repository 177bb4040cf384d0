import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { useRoute } from "../app/routing/useRoute.ts";
import { navLink } from "./Header.css.ts";
import type { NavItem } from "./navigation.rules.ts";

/** A link of the header; the current section is highlighted. */
export function HeaderLink({ item }: { item: NavItem }) {
  const isCurrent = useRoute()?.name === item.name;
  return (
    <RouterAnchor
      href={item.href}
      className={navLink}
      aria-current={isCurrent ? "page" : undefined}
    >
      {item.label}
    </RouterAnchor>
  );
}
