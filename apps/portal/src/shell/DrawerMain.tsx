import { usePortal } from "../app/portal/usePortal.ts";
import { RouterAnchor } from "../app/routing/RouterAnchor.tsx";
import { href } from "../app/routing/href.ts";
import type { NavItem } from "../app/routing/routeTable.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { useIsAdmin } from "../app/session/useIsAdmin.ts";
import { list, row } from "./Menu.css.ts";
import { currentOf } from "./section.rules.ts";

const signIn: NavItem[] = [
  { label: "Sign In", name: "login", href: href("login") },
  { label: "Sign Up", name: "signup", href: href("signup") },
];
const account: NavItem = {
  label: "Account",
  name: "account.settings",
  href: href("account.settings"),
};

/** The main menu: the header's links, one under the other. */
export function DrawerMain() {
  const { status } = useAuth();
  const isAdmin = useIsAdmin();
  const route = useRoute();
  const { navItems } = usePortal().routes;
  const items =
    status === "signed-in"
      ? [...navItems("header-member"), account, ...(isAdmin ? navItems("header-admin") : [])]
      : [...navItems("header-visitor"), ...signIn];
  return (
    <ul className={list}>
      {items.map(({ label, name, href: target }) => (
        <li key={name}>
          <RouterAnchor href={target} className={row} aria-current={currentOf(name, route)}>
            {label}
          </RouterAnchor>
        </li>
      ))}
    </ul>
  );
}
