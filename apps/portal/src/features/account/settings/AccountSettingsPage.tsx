import { displayName } from "@jubilee/core/account/auth.rules";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { TabLinks } from "@jubilee/ui/tabs";
import { createElement, Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { useArticleOfPart } from "../../../app/routing/article.ts";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { useUser } from "../../../app/session/useUser.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { laterPart, type LaterPart } from "../../../app/frame/laterPart.ts";
import * as css from "./AccountPage.css.ts";
import { accountTabOf, accountTabs, type AccountTab } from "./tabs.rules.ts";

const parts: Record<AccountTab, LaterPart<object>> = {
  profile: laterPart(async () => ({ default: (await import("./ProfilePart.tsx")).ProfilePart })),
  security: laterPart(async () => ({ default: (await import("./SecurityPart.tsx")).SecurityPart })),
  notifications: laterPart(async () => ({
    default: (await import("./NotificationsPart.tsx")).NotificationsPart,
  })),
  preferences: laterPart(async () => ({
    default: (await import("./PreferencesPart.tsx")).PreferencesPart,
  })),
  plan: laterPart(async () => ({ default: (await import("../billing/PlanPart.tsx")).PlanPart })),
  data: laterPart(async () => ({ default: (await import("./DataPart.tsx")).DataPart })),
};

export const opensWith = () => parts.profile.fetch();

/** One's own account in six parts, each with an address of its own. */
export default function AccountSettingsPage() {
  const user = useUser();
  const [pathname] = useLocation();
  const current = accountTabOf(pathname, useSearch(), location.hash);
  useArticleOfPart(accountTabs.find(({ id }) => id === current)?.help);
  const links = accountTabs.map(({ id, label }) => ({
    href: `${href("account.settings")}?tab=${id}`,
    label,
    current: id === current,
  }));
  return (
    <PageFrame>
      <PageHeader
        title="Account settings"
        lead={`Signed in as ${displayName(user)}${user.email ? `, ${user.email}` : ""}.`}
      />
      <div className={css.page}>
        <div className={css.across}>
          <TabLinks label="Account settings" links={links} />
        </div>
        <nav className={css.beside} aria-label="Account settings">
          <ul>
            {links.map(({ href: to, label, current: isHere }) => (
              <li key={to}>
                <RouterAnchor
                  href={to}
                  className={css.jump}
                  {...(isHere ? { "aria-current": "page" } : {})}
                >
                  {label}
                </RouterAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense fallback={<SkeletonRows count={6} />}>
          <div className={css.parts}>{createElement(parts[current].part())}</div>
        </Suspense>
      </div>
    </PageFrame>
  );
}
