import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { barHead, bars as barsClass, fill, track } from "./results.css.ts";

export interface VoteBar {
  id: string;
  label: string;
  people: number;
  isBest: boolean;
  /** Small, under the label. */
  note?: string;
}

interface VoteBarsProps {
  label: string;
  bars: readonly VoteBar[];
  /** How many a full bar is. */
  of: number;
}

/** Options with how many people took them, as figures and as bars. */
export function VoteBars({ label, bars, of }: VoteBarsProps) {
  const count = new Intl.NumberFormat(useLocale());
  return (
    <ul className={barsClass} aria-label={label}>
      {bars.map(({ id, label: name, people, isBest, note }) => (
        <li key={id}>
          <div className={barHead}>
            <span>
              <Text as="span" weight={isBest ? "strong" : "medium"}>
                <bdi>{name}</bdi>
              </Text>
              {note && (
                <Text as="span" tone="muted" size={14}>
                  {" "}
                  ({note})
                </Text>
              )}
            </span>
            <Text as="span" numeric weight="strong">
              {count.format(people)}
            </Text>
          </div>
          <div className={track} aria-hidden="true">
            <div
              className={fill}
              data-best={isBest ? "" : undefined}
              style={{ inlineSize: `${of === 0 ? 0 : (people / of) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
