import { clockPlace, deviceZone } from "@jubilee/core/base/zone-place.rules";
import { bestOptions } from "@jubilee/core/planning/polls.rules";
import type { DateMark, PollVoter } from "@jubilee/core/planning/polls.types";
import { useEffect, useRef, useState } from "react";
import { pollDates as english } from "../../copy/en/poll-dates.copy.ts";
import { otherZones } from "../../format/proposed-time.ts";
import { help } from "../../styles/base.css.ts";
import { dates, legend, zone } from "../../styles/poll-dates.css.ts";
import type { AnswerProps } from "../../poll/answers.ts";
import { DateList } from "./DateList.tsx";
import { DateTable } from "./DateTable.tsx";
import { Mark } from "./Mark.tsx";
import { Notes } from "./Notes.tsx";
import { useFreshPoll } from "./useFreshPoll.ts";
import { ZoneField } from "./ZoneField.tsx";

/** `onAnswer` is missing where nothing is chosen any more. */
export type DatesProps = Omit<AnswerProps, "onAnswer"> & Partial<Pick<AnswerProps, "onAnswer">>;

/** So many stand there with nothing said yet. */
const mostShown = 24;
/** From here on people stand as rows. */
const tablePx = 720;

/** Proposed times with who can: a list in a column, a table where there is room. */
export function DatesScreen(props: DatesProps) {
  const { context, data, question, said: own, onAnswer } = props;
  const { id: questionId } = question;
  const marks = onAnswer ? (own.marks ?? {}) : null;
  const copy = context.words("pollDates", english);
  const { questions, outcome } = data;
  const isAlone = questions.length === 1;
  useFreshPoll({ ...props, isWatching: isAlone && outcome.hidden === null });
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(() => context.shadow.host.clientWidth >= tablePx);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setWide((entry?.contentRect.width ?? 0) >= tablePx),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const [timeZone, setTimeZone] = useState(deviceZone);
  const result = outcome.questions.find(({ questionId }) => questionId === question.id) ?? null;
  // A survey's people stand in its results; here are those of the one question.
  // Without a connection those may be missing of whom the script said nothing.
  const people: PollVoter[] = "voters" in outcome ? outcome.voters : [];
  const known = isAlone ? people : [];
  // Of many who were asked, those are shown who have said something.
  const voters = known.length > mostShown ? known.filter(({ id }) => id !== null) : known;
  const firstTime = question.options.find(({ startAt }) => startAt !== null)?.startAt ?? null;
  const others = otherZones(
    [data.timeZone, ...people.map((voter) => voter.timeZone)],
    timeZone,
    firstTime,
  );
  const shown = {
    ...props,
    copy,
    marks,
    onMarks: (changed: Record<string, DateMark>) => onAnswer?.({ questionId, marks: changed }),
    timeZone,
    others,
    voters,
    result,
    best: result ? bestOptions(result) : [],
  };
  return (
    <div ref={box} className={dates}>
      {firstTime !== null && (
        <div className={zone}>
          <span>
            {copy[timeZone === deviceZone() ? "ownZone" : "zone"](
              clockPlace(timeZone, context.locale),
            )}
          </span>
          <ZoneField
            label={copy.changeZone}
            locale={context.locale}
            known={[deviceZone(), data.timeZone, ...others]}
            value={timeZone}
            onValue={setTimeZone}
          />
        </div>
      )}
      <ul className={legend}>
        {(["yes", "maybe", "no"] as const).map((mark) => (
          <li key={mark} className={help}>
            <Mark mark={mark} /> {copy.marks[mark]}
          </li>
        ))}
      </ul>
      {isWide && voters.length > 0 ? <DateTable {...shown} /> : <DateList {...shown} />}
      {data.hasVoted && marks && data.state === "open" && <p className={help}>{copy.saved}</p>}
      <Notes copy={copy} voters={voters} />
    </div>
  );
}
