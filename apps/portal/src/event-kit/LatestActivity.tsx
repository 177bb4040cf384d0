import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { activityWords } from "@jubilee/core/insight/dashboard.rules";
import type { ActivityEntry } from "@jubilee/core/insight/dashboard.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Text } from "@jubilee/ui/text";
import { line, name, when, words } from "./LatestActivity.css.ts";
import { useLocale } from "../page-kit/useLocale.ts";
import { useNow } from "../page-kit/useNow.ts";

/** What will be seen here, as far as the plan takes it. */
function toCome(plan: PlanType): string {
  if (mayOpen(plan, "pro")) return "Answers and orders appear here as they come in.";
  if (mayOpen(plan, "premium")) return "Answers appear here as they come in.";
  return `Answers come with ${planNames.premium}, orders with ${planNames.pro}; then they appear here.`;
}

export interface LatestActivityProps {
  entries: readonly ActivityEntry[];
  /** The account's plan. */
  plan: PlanType;
}

/** Who answered and who bought, newest first. */
export function LatestActivity({ entries, plan }: LatestActivityProps) {
  const locale = useLocale();
  const nowMs = useNow();
  if (entries.length === 0) {
    return <Text tone="muted">{toCome(plan)}</Text>;
  }
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.at}/${entry.kind}/${entry.name}`} className={line}>
          <Avatar name={entry.name} />
          <span className={words}>
            <bdi className={name}>{entry.name}</bdi> {activityWords(entry, locale)}
          </span>
          <time className={when} dateTime={entry.at}>
            {formatAgo(entry.at, nowMs, locale)}
          </time>
        </li>
      ))}
    </ul>
  );
}
