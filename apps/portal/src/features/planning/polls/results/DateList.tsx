import { formatClock, zonePlace } from "@jubilee/core/base/time.rules";
import type { DateMark, PollRecord, PollVoter } from "@jubilee/core/planning/polls.types";
import { Text } from "@jubilee/ui/text";
import { VoteMark } from "@jubilee/ui/vote-mark";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { Leaf } from "../Leaf.tsx";
import { markWords } from "../marks.copy.ts";
import { optionTime } from "../optionTime.ts";
import type { DateTableProps } from "./DateTable.tsx";
import type { DateCount } from "./dateCounts.ts";
import {
  clock as clockClass,
  counted,
  dot,
  markRow,
  marks as marksClass,
  timeRow,
  times,
  timeWords,
  who,
  zoneLine,
} from "./dates.css.ts";
import { opener } from "./results.css.ts";
import { zonesOf } from "./zonesOf.ts";

const order = ["yes", "maybe", "no", "none"] as const;
/** Of more people a row of marks says nothing that the count does not. */
const mostMarks = 40;

/** The times under each other, each with a mark for everybody and the count in words: for phones. */
export function DateList({ poll, counts, voters }: DateTableProps) {
  const locale = useLocale();
  const { own, others } = zonesOf(poll, counts, voters);
  return (
    <>
      <Text tone="muted" size={14}>
        Times in {zonePlace(own)}, your zone
      </Text>
      <ul className={times}>
        {counts.map((count) => {
          const { option } = count;
          const time = optionTime(option, own, locale);
          return (
            <li key={option.id}>
              <div className={timeRow}>
                <Leaf time={time} />
                <div className={timeWords}>
                  <span className={clockClass}>{time.clock ?? "All day"}</span>
                  {option.startAt !== null &&
                    others.map(({ timeZone, place }) => (
                      <span key={timeZone} className={zoneLine}>
                        {formatClock(option.startAt ?? "", timeZone, locale)} {place}
                      </span>
                    ))}
                  {option.byGuest && <span className={zoneLine}>added by a voter</span>}
                </div>
              </div>
              <Marks poll={poll} count={count} voters={voters} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface MarksProps {
  poll: PollRecord;
  count: DateCount;
  voters: readonly PollVoter[];
}

function Marks({ poll, count: { option, yes, maybe, isBest }, voters }: MarksProps) {
  const number = new Intl.NumberFormat(useLocale());
  const markOf = ({ marks }: PollVoter): DateMark | "none" => marks[option.id] ?? "none";
  const said = order
    .map((mark) => ({ mark, people: voters.filter((voter) => markOf(voter) === mark) }))
    .filter(({ people }) => people.length > 0);
  return (
    <>
      <div className={markRow}>
        {voters.length <= mostMarks && (
          <span className={marksClass} aria-hidden="true">
            {said.flatMap(({ mark, people }) =>
              people.map((voter, at) => <VoteMark key={voter.id ?? `${mark} ${at}`} mark={mark} />),
            )}
          </span>
        )}
        <span className={counted}>
          {isBest && <span className={dot} aria-hidden="true" />}
          {isBest && <span>{poll.state === "closed" ? "Best: " : "Best so far: "}</span>}
          <strong>{`${number.format(yes)} can`}</strong>
          {maybe > 0 && <span>{`, ${number.format(maybe)} if need be`}</span>}
        </span>
      </div>
      {voters.length > 0 && (
        <details>
          <summary className={opener}>Who</summary>
          <dl className={who}>
            {said.map(({ mark, people }) => (
              <Names key={mark} mark={mark} people={people} />
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function Names({ mark, people }: { mark: DateMark | "none"; people: readonly PollVoter[] }) {
  const names = new Intl.ListFormat(useLocale(), { type: "unit" });
  return (
    <>
      <dt>
        <VoteMark mark={mark} label={markWords[mark]} />
      </dt>
      <dd>
        <bdi>{names.format(people.map(({ name }) => name))}</bdi>
      </dd>
    </>
  );
}
