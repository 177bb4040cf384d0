import {
  isTrialActive,
  isTrialExpired,
  planNames,
  trialDaysLeft,
} from "@jubilee/core/account/access.rules";
import { suspensionKeepsDays } from "@jubilee/core/platform/administration.copy";
import type { UserDetail } from "@jubilee/core/platform/administration.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { CopyButton } from "@jubilee/ui/copy-button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { When } from "../../../../page-kit/When.tsx";
import { PlanChip } from "./PlanChip.tsx";
import type { UserActionKind } from "./UserAction.tsx";
import { part } from "./UserPanel.css.ts";
import { UserPerson } from "./UserPerson.tsx";
import { UserState } from "./UserState.tsx";

const dayMs = 86_400_000;

/** How a trial stands, in words. */
function trialWords(user: UserDetail, nowMs: number): string {
  if (isTrialActive(user, nowMs)) return `${counted(trialDaysLeft(user, nowMs), "day")} left`;
  if (isTrialExpired(user, nowMs)) return "Ended";
  return user.hadTrial ? "Used" : "Not used";
}

export interface UserFactsProps {
  user: UserDetail;
  onAct: (action: UserActionKind) => void;
}

/** Who it is, the plan, and what can be done about both. */
export function UserFacts({ user, onAct }: UserFactsProps) {
  const [locale, nowMs] = [useLocale(), useNow()];
  const keptUntil = user.suspendedAt
    ? new Date(Date.parse(user.suspendedAt) + suspensionKeepsDays * dayMs).toISOString()
    : null;
  return (
    <>
      <section className={part} aria-label="Account">
        <UserPerson user={user} size="l" />
        <Inline gap="2">
          <UserState user={user} />
          {user.isAdmin && <Badge tone="brick">Administrator</Badge>}
          {user.email && <CopyButton value={user.email} label="Copy e-mail" size="sm" />}
        </Inline>
        {user.isSuspended && keptUntil && (
          <InlineMessage tone="danger">
            Suspended: {user.suspendedReason ?? "no reason was given"}. The data is kept at least
            until {formatDay(keptUntil, "UTC", locale, "short")}.
          </InlineMessage>
        )}
        <DescriptionList
          items={[
            { term: "Joined", detail: <When at={user.createdAt} /> },
            { term: "Last sign-in", detail: <When at={user.lastSignInAt} /> },
            { term: "Events", detail: user.eventCount },
            { term: "Guests", detail: user.guestCount },
            { term: "Orders", detail: user.orderCount },
            { term: "Open links", detail: user.linkCount },
            { term: "Time zone", detail: user.timeZone },
            ...(user.wantsAffiliate
              ? [{ term: "Affiliate programme", detail: "Asked to join at sign-up" }]
              : []),
          ]}
        />
        <Inline>
          {!user.isAdmin && (
            <Button variant="outline" size="sm" onClick={() => onAct("view")}>
              Look at the account
            </Button>
          )}
          {user.isSuspended ? (
            <Button variant="outline" size="sm" onClick={() => onAct("restore")}>
              Restore
            </Button>
          ) : (
            !user.isAdmin && (
              <Button variant="outline" size="sm" onClick={() => onAct("suspend")}>
                Suspend
              </Button>
            )
          )}
        </Inline>
      </section>
      <section className={part} aria-label="Plan">
        <DescriptionList
          items={[
            { term: "Plan", detail: <PlanChip plan={user.planType} /> },
            ...(user.pendingPlanType
              ? [{ term: "Asked for", detail: `${planNames[user.pendingPlanType]}, not paid` }]
              : []),
            { term: "Trial", detail: trialWords(user, nowMs) },
            ...(user.isLifetime ? [{ term: "Lifetime", detail: "Yes" }] : []),
          ]}
        />
        <Inline>
          <Button variant="outline" size="sm" onClick={() => onAct("plan")}>
            Set plan
          </Button>
          {user.planType === "free" && (
            <Button variant="outline" size="sm" onClick={() => onAct("trial")}>
              Extend trial
            </Button>
          )}
        </Inline>
      </section>
    </>
  );
}
