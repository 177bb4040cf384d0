import { toWallTime } from "@jubilee/core/base/time.rules";
import { answersChart } from "@jubilee/core/insight/dashboard.rules";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { useLocation } from "wouter";
import { AnswerBar } from "../../../event-kit/AnswerBar.tsx";
import { AnswersChart } from "../../../event-kit/answers-chart/AnswersChart.tsx";
import { AnswerStats } from "../../../event-kit/AnswerStats.tsx";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { GroupAnswers } from "./GroupAnswers.tsx";
import { details } from "./AnswersCard.css.ts";
import { useNow } from "../../../page-kit/useNow.ts";

/** Who comes, in figures and over time. */
export function AnswersCard({ overview }: EventCardProps) {
  const [path] = useLocation();
  const locale = useLocale();
  const nowMs = useNow();
  const { groups, reminderDays } = overview;
  const { answers, timeZone } = overview.event;
  const today = toWallTime(new Date(nowMs).toISOString(), timeZone).slice(0, 10);
  const chart = answersChart(overview.answersByDay, today, reminderDays);
  return (
    <Card
      title={overview.asks === "tickets" ? "Who comes" : "Answers"}
      action={
        <Link look="action" href={`${path}${tabQuery("rsvps")}`}>
          All RSVPs
        </Link>
      }
    >
      <Stack gap="5">
        <div>
          <AnswerBar counts={answers} />
          <AnswerStats counts={answers} />
        </div>
        {(chart || groups.length > 0) && (
          <div className={details}>
            {chart && <AnswersChart chart={chart} locale={locale} />}
            {groups.length > 0 && <GroupAnswers groups={groups} />}
          </div>
        )}
      </Stack>
    </Card>
  );
}
