import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { link, title as titleStyle } from "./Footer.css.ts";
import type { NavItem } from "../app/routing/routeTable.ts";

/** One column of the footer. */
export function FooterLinks({ title, items }: { title: string; items: readonly NavItem[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={titleStyle}>{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={label}>
            <RouterAnchor href={href} className={link}>
              {label}
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
