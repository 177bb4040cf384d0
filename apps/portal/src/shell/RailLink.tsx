import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { CategoryIcon } from "../page-kit/CategoryIcon.tsx";
import { item, narrowItem, narrowName } from "./Rail.css.ts";

interface RailLinkProps {
  href: string;
  title: string;
  icon: string;
  isCurrent: boolean;
  isNarrow: boolean;
}

/** A category of the rail. */
export function RailLink({ href, title, icon, isCurrent, isNarrow }: RailLinkProps) {
  return (
    <RouterAnchor
      href={href}
      className={isNarrow ? `${item} ${narrowItem}` : item}
      aria-current={isCurrent ? "page" : undefined}
    >
      <CategoryIcon name={icon} />
      <span className={isNarrow ? narrowName : undefined}>{title}</span>
    </RouterAnchor>
  );
}
