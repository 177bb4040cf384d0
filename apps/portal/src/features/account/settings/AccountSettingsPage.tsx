import { displayName } from "@jubilee/core/account/auth.rules";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { TabLinks } from "@jubilee/ui/tabs";
import { lazy, Suspense, type ComponentType } from "react";
import { useLocation, useSearch } from "wouter";
import { useArticleOfPart } from "../../../app/routing/article.ts";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { cards, part } from "./AccountSettings.css.ts";
import { accountTabOf, accountTabs, type AccountTab } from "./tabs.rules.ts";

const parts: Record<AccountTab, ComponentType> = {
  profile: lazy(async () => ({ default: (await import("./ProfilePart.tsx")).ProfilePart })),
  plan: lazy(async () => ({ default: (await import("../billing/PlanPart.tsx")).PlanPart })),
  security: lazy(async () => ({ default: (await import("./SecurityPart.tsx")).SecurityPart })),
  notifications: lazy(async () => ({
    default: (await import("./NotificationsPart.tsx")).NotificationsPart,
  })),
  preferences: lazy(async () => ({
    default: (await import("./PreferencesPart.tsx")).PreferencesPart,
  })),
  data: lazy(async () => ({ default: (await import("./DataPart.tsx")).DataPart })),
};

/** One's own account in six parts, each with an address of its own. */
export default function AccountSettingsPage() {
  const user = useUser();
  const [pathname] = useLocation();
  const current = accountTabOf(pathname, useSearch(), location.hash);
  const Part = parts[current];
  useArticleOfPart(accountTabs.find(({ id }) => id === current)?.help);
  return (
    <PageFrame>
      <PageHeader
        title="Account settings"
        lead={`Signed in as ${displayName(user)}${user.email ? `, ${user.email}` : ""}.`}
      />
      <TabLinks
        label="Account settings"
        links={accountTabs.map(({ id, label }) => ({
          href: `${href("account.settings")}?tab=${id}`,
          label,
          current: id === current,
        }))}
      />
      <div className={part}>
        <Suspense fallback={<SkeletonRows count={6} />}>
          <div className={cards}>
            <Part />
          </div>
        </Suspense>
      </div>
    </PageFrame>
  );
}
