import { formatterOf } from "@jubilee/core/base/time.rules";
import { isOpen, opensAt } from "@jubilee/core/schedule/run-open.rules";
import {
  expectedSpan,
  lateBy,
  plannedSpan,
  stateOf,
} from "@jubilee/core/schedule/run-of-show.rules";
import type { RunSpan } from "@jubilee/core/schedule/run-of-show.types";
import type { HelperPart } from "@jubilee/core/tasks/helping.types";
import { momentInZone } from "../../moments.ts";
import * as page from "../../styles/css.ts";
import * as css from "./helping.css.ts";
import type { HelpingPart } from "./helping.types.ts";

const byMinutes = [5, 10, 20] as const;

/** What they host on the day: what is now and next of it, and what they press about it. */
export function OwnParts({ part }: { part: HelpingPart }) {
  const { own, now, shared } = part;
  const { parts } = shared;
  if (parts.length === 0) return null;
  const next = parts.find((one) => stateOf(one, now) === "ahead");
  return (
    <section className={css.day}>
      <h2 className={css.doneTitle}>{own.day}</h2>
      <ul className={css.tasks}>
        {parts.map((one) => (
          <OwnPart key={one.id} part={part} one={one} isNext={one === next} />
        ))}
      </ul>
    </section>
  );
}

interface OwnPartProps {
  part: HelpingPart;
  one: HelperPart;
  isNext: boolean;
}

function OwnPart({ part, one, isNext }: OwnPartProps) {
  const { own, now, shared } = part;
  const state = stateOf(one, now);
  const isNow = state === "running" || state === "over";
  const isOver = state === "done";
  return (
    <li className={isOver ? css.pastPart : css.dayPart}>
      <p className={css.partTitle}>
        <span lang={shared.event.locale} dir="auto">
          {one.title}
        </span>
        {(isNow || isNext) && (
          <span className={isNow ? css.nowMark : css.nextMark}>{isNow ? own.now : own.next}</span>
        )}
      </p>
      <p className={page.small}>
        {spanWords(plannedSpan(one), part, wholeMoment)}
        {one.room !== null && (
          <>
            {" · "}
            <bdi lang={shared.event.locale}>{one.room}</bdi>
          </>
        )}
      </p>
      <Standing part={part} one={one} />
      {isOpen(one, now) ? (
        <Press part={part} one={one} />
      ) : (
        <p className={page.small}>
          {own.opens(
            momentInZone(new Date(opensAt(one)).toISOString(), shared.event, part.reader.locale),
          )}
        </p>
      )}
    </li>
  );
}

/** What was pressed about it, and when it is expected where that is not as planned. */
function Standing({ part, one }: Omit<OwnPartProps, "isNext">) {
  const { own, shared, reader } = part;
  const clock = (instant: string) =>
    formatterOf(reader.locale, { ...wholeClock, timeZone: shared.event.timeZone }).format(
      Date.parse(instant),
    );
  if (one.endedAt) return <p className={css.standing}>{own.endedAt(clock(one.endedAt))}</p>;
  return (
    <>
      {one.startedAt && <p className={css.standing}>{own.startedAt(clock(one.startedAt))}</p>}
      {lateBy(one) !== 0 && (
        <p className={css.late}>{own.expected(spanWords(expectedSpan(one), part, wholeClock))}</p>
      )}
    </>
  );
}

/** Plain forms: they work before and without any script. */
function Press({ part, one }: Omit<OwnPartProps, "isNext">) {
  const { own, words, address, key } = part;
  const hasBegun = one.startedAt !== null;
  return (
    <form
      className={css.press}
      method="post"
      action={address("press")}
      data-send=""
      data-keep={words.page.kept}
      aria-label={one.title}
    >
      <input type="hidden" name="activityId" value={one.id} />
      <input type="hidden" name="pressId" value={key} data-once="" />
      <input type="hidden" name="late" value={one.late} />
      <input type="hidden" name="longer" value={one.longer} />
      <input type="hidden" name="at" value="" />
      {one.endedAt === null && (
        <>
          <button className={page.main} name="act" value={hasBegun ? "done" : "start"}>
            {hasBegun ? own.isDone : own.hasBegun}
          </button>
          <span className={css.minutes}>
            {byMinutes.map((minutes) => (
              <button
                key={minutes}
                className={page.smallButton}
                name="act"
                value={`late ${minutes}`}
                aria-label={(hasBegun ? own.longer : own.later)(minutes)}
              >
                +{minutes}
              </button>
            ))}
            <span className={page.small} aria-hidden="true">
              {hasBegun ? own.minutesLonger : own.minutesLater}
            </span>
          </span>
        </>
      )}
      {one.pressId !== null && (
        <>
          <input type="hidden" name="undoneId" value={one.pressId} />
          <button className={page.link} name="act" value="undo">
            {own.takeBack}
          </button>
        </>
      )}
    </form>
  );
}

const wholeClock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const wholeMoment = { weekday: "long", day: "numeric", month: "long", ...wholeClock } as const;

const spanWords = (
  { start, end }: RunSpan,
  { shared, reader }: HelpingPart,
  style: Intl.DateTimeFormatOptions,
): string =>
  formatterOf(reader.locale, { ...style, timeZone: shared.event.timeZone }).formatRange(start, end);
