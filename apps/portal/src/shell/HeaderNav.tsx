import { usePortal } from "../app/portal/usePortal.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { forVisitors, nav, navLong } from "./Header.css.ts";
import { HeaderLink } from "./HeaderLink.tsx";

/**
 * Home, About and Contact Us; or Dashboard, and what only administrators see. While it is found out
 * who is signed in, somebody is: without a session on the device nothing is asked.
 */
export function HeaderNav() {
  const { status } = useAuth();
  const isAdmin = useIsAdmin();
  const { navItems } = usePortal().routes;
  const isVisitor = status === "signed-out";
  const items = isVisitor
    ? navItems("header-visitor")
    : [...navItems("header-member"), ...(isAdmin ? navItems("header-admin") : [])];
  return (
    <nav
      className={isVisitor ? `${nav} ${forVisitors}` : isAdmin ? `${nav} ${navLong}` : nav}
      aria-label="Main"
    >
      {items.map((item) => (
        <HeaderLink key={item.name} item={item} />
      ))}
    </nav>
  );
}
