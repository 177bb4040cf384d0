import { useAuth } from "../app/session/useAuth.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { nav } from "./Header.css.ts";
import { HeaderLink } from "./HeaderLink.tsx";
import { navItems } from "./navigation.rules.ts";

/** Home, About and Contact Us; or Dashboard, and what only administrators see. */
export function HeaderNav() {
  const { status } = useAuth();
  const isAdmin = useIsAdmin();
  if (status === "loading") return null;
  const items =
    status === "signed-in"
      ? [...navItems("header-member"), ...(isAdmin ? navItems("header-admin") : [])]
      : navItems("header-visitor");
  return (
    <nav className={nav} aria-label="Main">
      {items.map((item) => (
        <HeaderLink key={item.name} item={item} />
      ))}
    </nav>
  );
}
