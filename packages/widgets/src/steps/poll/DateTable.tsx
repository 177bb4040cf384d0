import { clockPlace } from "@jubilee/core/base/zone-place.rules";
import { clockIn, proposal } from "../../format/proposed-time.ts";
import { flag, help } from "../../styles/base.css.ts";
import { table, tableBox } from "../../styles/poll-dates.css.ts";
import { DateControl } from "./DateControl.tsx";
import type { DatesShown } from "./dates.types.ts";
import { Initials } from "./Initials.tsx";
import { Leaf } from "./Leaf.tsx";
import { Mark } from "./Mark.tsx";

/** People as rows, one's own first; times as columns with the zones in their head, the counts in their foot. */
export function DateTable(props: DatesShown) {
  const { context, data, question, marks, onMarks, copy, timeZone, others, voters, result, best } =
    props;
  const { locale } = context;
  const { options } = question;
  const own = voters.find(({ mine }) => mine);
  const ownName = own?.name ?? data.guestName;
  const isBest = (id: string) => best.includes(id) || undefined;
  const place = (voter: (typeof voters)[number]) =>
    [voter.timeZone && clockPlace(voter.timeZone, locale), voter.id === null && copy.notYet]
      .filter(Boolean)
      .join(" · ");
  return (
    <div className={tableBox}>
      <table className={table}>
        <thead>
          <tr>
            <td>
              {others.map((zone) => (
                <small key={zone}>{clockPlace(zone, locale)}</small>
              ))}
            </td>
            {options.map((option) => {
              const { id, startAt } = option;
              const when = proposal(option, timeZone, locale, context.now());
              const { clock, name } = when;
              return (
                <th key={id} scope="col" aria-label={name} data-best={isBest(id)}>
                  <Leaf when={when} />
                  {clock ? <b>{clock}</b> : <small>{name}</small>}
                  {startAt !== null &&
                    others.map((zone) => (
                      <small key={zone}>{clockIn(startAt, zone, locale, timeZone)}</small>
                    ))}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {marks && (
            <tr data-own>
              <th scope="row">
                {ownName && <Initials name={ownName} />}
                <span>
                  <bdi>{ownName ?? copy.you}</bdi>
                  {ownName && <small>{copy.you}</small>}
                </span>
              </th>
              {options.map((option) => (
                <td key={option.id} data-best={isBest(option.id)}>
                  <DateControl
                    name={option.id}
                    label={proposal(option, timeZone, locale, context.now()).name}
                    words={copy.marks}
                    value={marks[option.id] ?? null}
                    onValue={(mark) => onMarks({ ...marks, [option.id]: mark })}
                  />
                </td>
              ))}
            </tr>
          )}
          {voters
            .filter(({ mine }) => !mine || !marks)
            .map((voter) => (
              <tr key={voter.id ?? voter.name}>
                <th scope="row">
                  <Initials name={voter.name} />
                  <span>
                    <bdi>{voter.name}</bdi>
                    <small>{place(voter)}</small>
                  </span>
                </th>
                {options.map(({ id }) => {
                  const mark = voter.marks[id] ?? null;
                  return (
                    <td key={id} data-best={isBest(id)}>
                      <Mark mark={mark} label={mark ? copy.marks[mark] : copy.notYet} />
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
        {result && (
          <tfoot>
            <tr>
              <th scope="row">{copy.canCome}</th>
              {result.options.map(({ optionId, yes, maybe }) => (
                <td key={optionId} data-best={isBest(optionId)}>
                  <b>{yes}</b>
                  {maybe > 0 && <small>{copy.ifNeedBe(maybe)}</small>}
                  {best.includes(optionId) && (
                    <span className={`${flag} ${help}`}>{copy.best}</span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
