import { usePortal } from "../app/portal/usePortal.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { useAuth } from "../app/session/useAuth.ts";
import * as css from "./Footer.css.ts";
import { FooterLinks } from "./FooterLinks.tsx";
import { Logo } from "../page-kit/brand/Logo.tsx";
import { ThemeSwitch } from "../page-kit/brand/ThemeSwitch.tsx";

/**
 * Company, Support, Legal and the copyright line; where one works all of it is one low line. Source:
 * specification section 2.
 */
export function Footer() {
  const { config, routes } = usePortal();
  const { productName } = config;
  const { navItems } = routes;
  const { status } = useAuth();
  const entry = useRoute()?.entry;
  const isAtWork =
    status === "signed-in" && entry && (entry.access !== "public" || entry.rail === "member");
  const forMembers = status === "signed-in" ? navItems("footer-support-member") : [];
  return (
    <footer
      data-screen-only=""
      className={isAtWork ? `${css.footer} ${css.lowFooter}` : css.footer}
    >
      <div className={isAtWork ? css.low : css.inner}>
        {!isAtWork && (
          <div className={css.brand}>
            <Logo />
            <p className={css.tagline}>Making event planning effortless and enjoyable.</p>
          </div>
        )}
        <FooterLinks title="Company" items={navItems("footer-company")} />
        <FooterLinks title="Support" items={[...forMembers, ...navItems("footer-support")]} />
        <FooterLinks title="Legal" items={navItems("footer-legal")} />
        <div className={css.last}>
          <span>© 2025 {productName}. All rights reserved.</span>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
