import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../app/routing/href.ts";
import type { EventCardProps } from "../../event-kit/event/card.types.ts";
import type { BehindPlan } from "../../event-kit/event/behind.types.ts";
import { behindInWords } from "../../event-kit/event/plan-check.rules.ts";
import { useRows } from "../../event-kit/event/useRows.ts";
import { eventChecks } from "./eventChecks.ts";

interface BehindPlansProps extends EventCardProps {
  /** What the overview's cards have not got. */
  cards: readonly BehindPlan[];
}

/** What other plans would add to this event, in one line. Nothing where the account has it all. */
export function BehindPlans({ event, overview, cards }: BehindPlansProps) {
  const { rows } = useRows(eventChecks, { event, overview });
  const checks = rows.flatMap(({ row }) => (row.state === "plan" ? [row] : []));
  const behind = [...checks, ...cards];
  if (behind.length === 0) return null;
  return (
    <Text tone="muted">
      {behindInWords(behind)} <Link href={href("pricing")}>Compare the plans</Link>
    </Text>
  );
}
