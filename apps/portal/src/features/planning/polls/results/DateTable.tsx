import { zonePlace } from "@jubilee/core/base/time.rules";
import type { PollRecord, PollVoter } from "@jubilee/core/planning/polls.types";
import { Avatar } from "@jubilee/ui/avatar";
import { VoteMark } from "@jubilee/ui/vote-mark";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { markWords } from "../marks.copy.ts";
import { BestMark } from "./BestMark.tsx";
import type { DateCount } from "./dateCounts.ts";
import { canCome, person, personWords, zonePlaceLine } from "./dates.css.ts";
import { table, tableBox } from "./results.css.ts";
import { TimeHead } from "./TimeHead.tsx";
import { useFew } from "../../../../page-kit/list/useFew.tsx";
import { zonesOf } from "./zonesOf.ts";

export interface DateTableProps {
  poll: PollRecord;
  counts: readonly DateCount[];
  voters: readonly PollVoter[];
}

/** People by times, with how many can come; of an anonymous poll the counts alone. */
export function DateTable({ poll, counts, voters }: DateTableProps) {
  const number = new Intl.NumberFormat(useLocale());
  const { own, others } = zonesOf(poll, counts, voters);
  const few = useFew(voters, 100, "people");
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <section className={tableBox} tabIndex={0} aria-label="Who can come when">
        <table className={table}>
          <thead>
            <tr>
              <td>
                <small>Times in {zonePlace(own)}, your zone</small>
                {others.map(({ timeZone, place }) => (
                  <span key={timeZone} className={zonePlaceLine}>
                    {place}
                  </span>
                ))}
              </td>
              {counts.map(({ option, isBest }) => (
                <th key={option.id} scope="col" data-best={isBest ? "" : undefined}>
                  <TimeHead option={option} timeZone={own} others={others} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {few.shown.map((voter, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two guests who have not voted may have one name
              <tr key={voter.id ?? `not yet ${at}`}>
                <th scope="row">
                  <span className={person}>
                    <Avatar name={voter.name} size="s" />
                    <span className={personWords}>
                      <bdi>{voter.name}</bdi>
                      <small>{detailOf(voter)}</small>
                    </span>
                  </span>
                </th>
                {counts.map(({ option: { id }, isBest }) => {
                  const mark = voter.marks[id] ?? "none";
                  return (
                    <td key={id} data-best={isBest ? "" : undefined}>
                      <VoteMark mark={mark} label={markWords[mark]} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Can come</th>
              {counts.map(({ option: { id }, yes, maybe, isBest }) => (
                <td key={id} data-best={isBest ? "" : undefined}>
                  <span className={canCome}>{number.format(yes)}</span>
                  <small>{maybe > 0 ? `+ ${number.format(maybe)} if need be` : "\u00a0"}</small>
                  {isBest && <BestMark poll={poll} />}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {few.more}
    </>
  );
}

/** Where somebody is, or that they have not voted. */
function detailOf({ id, timeZone }: PollVoter): string {
  if (id === null) return "not yet";
  return timeZone === null ? "" : zonePlace(timeZone);
}
