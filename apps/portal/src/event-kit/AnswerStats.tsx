import { formatPrice } from "@jubilee/core/money/money.rules";
import type { AnswerCounts } from "@jubilee/core/answers/rsvp.types";
import { AnswerStat } from "./AnswerStat.tsx";
import { stats } from "./AnswerStats.css.ts";
import { useLocale } from "../page-kit/useLocale.ts";

export interface AnswerStatsProps {
  counts: AnswerCounts;
  /** Left out where the money is told beside it; its sum is null for who may not see money. */
  money?: { collectedMinor: number | null; goalMinor: number | null; currency: string };
}

/** The figures under the answer bar. */
export function AnswerStats({ counts, money }: AnswerStatsProps) {
  const more = [
    // Those they bring, and tickets of nobody on the list.
    counts.comingHeads > counts.yes && `${counts.comingHeads} people in all`,
    counts.waitlisted > 0 && `${counts.waitlisted} waiting`,
  ];
  return (
    <dl className={stats}>
      <AnswerStat
        value={String(counts.yes)}
        label={["Coming", ...more].filter(Boolean).join(", ")}
        dot="yes"
      />
      <AnswerStat value={String(counts.maybe)} label="Maybe" dot="maybe" />
      <AnswerStat value={String(counts.no)} label="Not coming" dot="no" />
      <AnswerStat value={String(counts.pending)} label="No answer yet" dot="pending" />
      {money && <Collected {...money} />}
    </dl>
  );
}

function Collected({
  collectedMinor,
  goalMinor,
  currency,
}: NonNullable<AnswerStatsProps["money"]>) {
  const locale = useLocale();
  if (collectedMinor === null) return null;
  const sum = (amountMinor: number) => formatPrice(amountMinor, currency, locale);
  return (
    <AnswerStat
      value={sum(collectedMinor)}
      label={goalMinor === null ? "Collected" : `Collected of ${sum(goalMinor)}`}
    />
  );
}
