import { Text } from "@jubilee/ui/text";
import {
  arc,
  donut,
  donutLabel,
  donutRows,
  donutSum,
  dot,
  ring,
  type Tone,
} from "./CheckDonut.css.ts";

interface CheckDonutProps {
  /** The first one is told in the middle. */
  counts: { label: string; count: number; tone: Tone }[];
}

const circumference = 100;
/** A radius whose circle is 100 long, so that shares are percentages. */
const radius = circumference / (2 * Math.PI);

/** A ring of shares with its numbers beside it. */
export function CheckDonut({ counts }: CheckDonutProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shares = counts.map(({ count }) => (total === 0 ? 0 : (count / total) * circumference));
  const arcs = counts.map(({ label, tone }, index) => ({
    label,
    tone,
    share: shares[index] ?? 0,
    start: shares.slice(0, index).reduce((sum, share) => sum + share, 0),
  }));
  const [first] = counts;
  return (
    <div className={donut}>
      <div className={ring}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          {arcs.map(({ label, tone, share, start }) => (
            <circle
              key={label}
              className={arc({ tone })}
              cx="20"
              cy="20"
              r={radius}
              strokeDasharray={`${share} ${circumference - share}`}
              strokeDashoffset={circumference / 4 - start}
            />
          ))}
        </svg>
        <span className={donutSum} aria-hidden="true">
          {first?.count}
          <span className={donutLabel}>{first?.label.toLowerCase()}</span>
        </span>
      </div>
      <dl className={donutRows}>
        {counts.map(({ label, count, tone }) => (
          <div key={label}>
            <dt>
              <span className={dot({ tone })} aria-hidden="true" />
              <Text as="span" size={14}>
                {label}
              </Text>
            </dt>
            <dd>
              <Text as="span" size={14} weight="strong" numeric>
                {count}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
