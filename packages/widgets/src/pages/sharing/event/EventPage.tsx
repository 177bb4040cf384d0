import { titleParts } from "@jubilee/core/events/events.rules";
import {
  formatClock,
  formatDatesBriefly,
  formatDay,
  wholeDays,
} from "@jubilee/core/base/time.rules";
import type { EventPart } from "./event.types.ts";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { DayLeaf } from "../../parts/DayLeaf.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Hosts } from "../../parts/Hosts.tsx";
import { Prose } from "../../parts/Prose.tsx";
import { sections } from "./sections.ts";
import * as css from "../../styles/css.ts";
import { Crowd } from "./Crowd.tsx";
import { EventCalendar, Facts } from "./Facts.tsx";
import { FindSheet } from "./FindSheet.tsx";
import { PanelFoot } from "./PanelFoot.tsx";
import { Answers, Reply, standing } from "./Reply.tsx";
import { SaveTheDate, SaveTheDateBar } from "./SaveTheDate.tsx";

/** Whether the event still takes answers, orders and sign-ups. */
export const isOpen = ({ shared }: EventPart): boolean => shared.event.status === "published";

/** Guests can neither answer nor buy: nothing but the day is theirs to take along. */
const asksNothing = (part: EventPart): boolean =>
  isOpen(part) && part.shared.rsvp.state === "off" && part.shared.tickets.length === 0;

/** An event as its guests see it: cover, leaf, title, when, where, answer, story, sections. */
export function EventPage(part: EventPart) {
  const { shared, words, reader } = part;
  const { event, rsvp } = shared;
  const takesAnswers = isOpen(part) && rsvp.state !== "off";
  // The form under the answers, or what came of it, asks already.
  const isAnswering = part.answer !== null || part.outcome?.form === "reply";
  const shown = sections.filter(({ isShown }) => isShown(part));
  const beside = shown.find(({ isBeside }) => isBeside?.(part));
  return (
    <>
      <Bar part={part} shares={isOpen(part) ? event.name : undefined}>
        {takesAnswers && (
          <button type="button" className={css.barLink} popoverTarget="find">
            {words.page.findReply}
          </button>
        )}
      </Bar>
      <main id="content" className={css.covered} tabIndex={-1}>
        <div className={css.wrap}>
          <div className={css.columns}>
            <div>
              <Lead {...part} />
              <Standing {...part} />
              <Facts {...part} />
              <div id="crowd" data-anew="">
                {rsvp.comingCount > 0 && <Crowd {...part} />}
              </div>
            </div>
            {takesAnswers && (
              <div className={css.reply} id="reply">
                <div className={css.panel}>
                  <Reply {...part} />
                  <PanelFoot {...part} />
                </div>
              </div>
            )}
            {beside && (
              <div className={css.reply}>
                <div className={css.panel}>
                  {beside.part(part)}
                  <PanelFoot {...part} />
                </div>
              </div>
            )}
            {asksNothing(part) && <SaveTheDate {...part} />}
            {/* Half of the page's bytes: what is asked and when it is are read, and painted, before. */}
            <div className={css.behind}>
              <Cover event={event} />
            </div>
            <div className={css.more}>
              {event.description && (
                <section className={css.story} lang={event.locale} dir="auto">
                  <Prose text={event.description} />
                </section>
              )}
              {shown.filter((section) => section !== beside).map((section) => section.part(part))}
            </div>
          </div>
        </div>
      </main>
      <Foot words={words} productName={part.productName} lang={reader.lang} path={part.path} />
      {isOpen(part) && (
        <ThumbBar {...part} asks={takesAnswers && !isAnswering && standing(part) === null} />
      )}
      {isOpen(part) && <EventCalendar {...part} />}
      {takesAnswers && <FindSheet {...part} />}
    </>
  );
}

function Lead({ shared: { event }, words: { page }, reader: { locale } }: EventPart) {
  const { lead, rest, isLong } = titleParts(event.name);
  return (
    <>
      <div className={css.lead}>
        <time className={css.leaf} dateTime={event.startDate}>
          <span className={css.unseen}>{formatDay(event.startDate, event.timeZone, locale)}</span>
          <DayLeaf event={event} locale={locale} />
        </time>
        <Hosts names={event.hostNames} locale={locale} inviteYou={page.inviteYou} />
      </div>
      <h1 className={isLong ? css.longTitle : css.title} lang={event.locale} dir="auto">
        {lead}
        {rest && <em> {rest}</em>}
      </h1>
    </>
  );
}

/** What everybody with a link must know first: the event is cancelled, over, or not published yet. */
function Standing({ shared: { event, preview }, words: { closed, page } }: EventPart) {
  if (preview) {
    return (
      <div className={css.notice}>
        <b>{page.previewTitle}</b>
        {page.previewText}
      </div>
    );
  }
  if (event.status === "published") return null;
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

/** On phones, within the thumb's reach: the question itself, or the way to the tickets. */
function ThumbBar(part: EventPart & { asks: boolean }) {
  const { asks, shared, words, reader, path } = part;
  const { event, rsvp, tickets } = shared;
  const sells = tickets.some(({ state }) => state === "on_sale");
  const { deadline } = rsvp;
  if (asks) {
    return (
      <form
        className={css.thumb}
        method="get"
        action={`${path}#reply`}
        aria-label={words.rsvp.title}
        data-page-foot=""
        data-asks=""
      >
        <div className={css.ask}>
          <b>{words.rsvp.title}</b>
          {deadline && (
            <span className={css.soft}>
              {words.page.by(
                formatDatesBriefly(
                  { startDate: deadline, endDate: deadline, timeZone: event.timeZone },
                  reader.locale,
                ),
              )}
            </span>
          )}
        </div>
        <Answers part={part} look={css.answers} />
      </form>
    );
  }
  if (asksNothing(part)) return <SaveTheDateBar {...part} />;
  if (!sells) return null;
  return (
    <aside className={css.whenBar} data-page-foot="">
      <span>
        <b>{formatDatesBriefly(event, reader.locale)}</b>
        {!wholeDays(event) && (
          <span>{formatClock(event.startDate, event.timeZone, reader.locale)}</span>
        )}
      </span>
      <a className={css.main} href="#tickets">
        {words.page.tickets}
      </a>
    </aside>
  );
}
