import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import ownClock from "../../inline/clock.ts?inline";
import { Bar } from "../../parts/Bar.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { calendarPlus } from "../../parts/icons.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { ActivityDays } from "./ActivityDays.tsx";
import { CalendarPart } from "./CalendarPart.tsx";
import { Members } from "./Members.tsx";
import { Occasion } from "./Occasion.tsx";
import type { SchedulePart } from "./my-schedule.types.ts";
import * as own from "./my-schedule.css.ts";

export const titleOf = ({ shared: { guestName }, own: copy }: SchedulePart): string =>
  guestName ? copy.of(guestName) : copy.mine;

const isChosen = ({ mine, starred }: PublicActivity) => mine !== null || starred;

/** What one goes to by day, then what else there is, and the calendar that keeps up with it. */
export function MySchedule(part: SchedulePart) {
  const { shared, words, own: copy, productName, reader, path, outcome } = part;
  const { event, activities } = shared;
  const isOpen = event.status === "published";
  const chosen = activities.filter(isChosen);
  const more = activities.filter((one) => !isChosen(one) && !one.cancelled);
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} className={own.page}>
        <div id="whole" data-anew="">
          <Occasion {...part} />
          <h1 className={own.title} tabIndex={-1}>
            {titleOf(part)}
          </h1>
          {outcome?.done && (
            <output className={css.notice} data-said="">
              {copy.saved}
            </output>
          )}
          {!isOpen && <Standing {...part} />}
          <div className={own.ways} data-screen-only="">
            <a className={css.link} href={shared.pageUrl} lang={event.locale} dir="auto">
              {event.name}
            </a>
            {isOpen && chosen.some(({ mine, starred }) => mine === "going" || starred) && (
              <a className={css.link} href={fileOf(part)} download="">
                <Icon lines={calendarPlus} />
                {words.page.addToCalendar}
              </a>
            )}
            <button type="button" className={css.link} data-print="" hidden>
              {copy.print}
            </button>
          </div>
          <Members {...part} />
          <Refusal words={words} outcome={outcome} />
          {chosen.length === 0 && (
            <p className={own.empty}>
              <b>{copy.empty}</b>
              {more.length > 0 ? copy.emptyMore : copy.emptyNone}
            </p>
          )}
          <ActivityDays part={part} activities={chosen} level={2} />
          {isOpen && more.length > 0 && (
            <section className={css.section} aria-labelledby="more" data-screen-only="">
              <h2 id="more">{copy.more}</h2>
              <ActivityDays part={part} activities={more} level={3} />
            </section>
          )}
          <CalendarPart {...part} />
        </div>
        <script dangerouslySetInnerHTML={{ __html: ownClock }} />
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={path} />
    </>
  );
}

function fileOf({ token, query }: SchedulePart): string {
  const file = `/functions/v1/embed/schedule/${encodeURIComponent(token)}/calendar.ics`;
  return query["member"] ? `${file}?member=${encodeURIComponent(query["member"])}` : file;
}

/** The event is called off or over: what was chosen stays to be read. */
function Standing({ shared: { event }, words: { closed } }: SchedulePart) {
  const isCancelled = event.status === "cancelled";
  return (
    <div
      className={`${css.notice} ${isCancelled ? css.alarm : ""}`}
      role={isCancelled ? "alert" : undefined}
    >
      <b>{isCancelled ? closed.cancelledTitle : closed.endedTitle}</b>
      {isCancelled ? closed.cancelledText : closed.endedText}
    </div>
  );
}
