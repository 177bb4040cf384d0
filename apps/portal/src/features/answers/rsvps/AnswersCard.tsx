import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { useLocation } from "wouter";
import { AnswerBar } from "../../../event-kit/AnswerBar.tsx";
import { AnswerStats } from "../../../event-kit/AnswerStats.tsx";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";

/** Who comes, in figures. */
export function AnswersCard({ overview }: EventCardProps) {
  const [path] = useLocation();
  const { answers, currency } = overview.event;
  return (
    <Card
      title={overview.asks === "tickets" ? "Who comes" : "Answers"}
      action={
        <Link look="action" href={`${path}${tabQuery("rsvps")}`}>
          All RSVPs
        </Link>
      }
    >
      <AnswerBar counts={answers} />
      <AnswerStats counts={answers} money={{ ...overview, currency }} />
    </Card>
  );
}
