import { clockPlace } from "@jubilee/core/base/zone-place.rules";
import { clockIn, proposal } from "../../format/proposed-time.ts";
import { flag, help } from "../../styles/base.css.ts";
import { list, people, time, tally } from "../../styles/poll-dates.css.ts";
import { DateControl } from "./DateControl.tsx";
import type { DatesShown } from "./dates.types.ts";
import { Leaf } from "./Leaf.tsx";
import { Mark } from "./Mark.tsx";

/** More would say less than the count beside them. */
const mostMarks = 24;
const order = { yes: 0, maybe: 1, no: 2 };

/** A time a row: its leaf of the calendar, one's own answer, then a mark for each person. */
export function DateList(props: DatesShown) {
  const { context, question, marks, onMarks, copy, timeZone, others, voters, result, best } = props;
  const { locale } = context;
  return (
    <ul className={list}>
      {question.options.map((option) => {
        const { id, startAt } = option;
        const when = proposal(option, timeZone, locale, context.now());
        const { clock, name } = when;
        const count = result?.options.find(({ optionId }) => optionId === id);
        const said = voters
          .map((voter) => voter.marks[id] ?? null)
          .toSorted((one, other) => (one ? order[one] : 3) - (other ? order[other] : 3));
        return (
          <li key={id}>
            <div className={time}>
              <Leaf when={when} />
              <span>
                <b>{clock ?? name}</b>
                {startAt !== null &&
                  others.map((zone) => (
                    <small key={zone}>
                      {clockIn(startAt, zone, locale, timeZone)} {clockPlace(zone, locale)}
                    </small>
                  ))}
              </span>
            </div>
            {marks && (
              <DateControl
                name={id}
                label={name}
                words={copy.marks}
                value={marks[id] ?? null}
                onValue={(mark) => onMarks({ ...marks, [id]: mark })}
              />
            )}
            {count && (
              <div className={tally}>
                <span className={people} aria-hidden="true">
                  {said.slice(0, mostMarks).map((mark, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- marks of nobody in particular
                    <Mark key={index} mark={mark} />
                  ))}
                </span>
                <span className={help}>
                  {best.includes(id) && <span className={flag}>{copy.best}</span>}
                  <b>{copy.can(count.yes)}</b>
                  {count.maybe > 0 && <span>{`, ${copy.ifNeedBe(count.maybe)}`}</span>}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
