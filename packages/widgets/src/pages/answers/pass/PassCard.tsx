import { inOneLine } from "@jubilee/core/base/commas.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import { formatClock, formatDates, wholeDays, zoneName } from "@jubilee/core/base/time.rules";
import ownClock from "../../inline/clock.ts?inline";
import { momentInZone } from "../../moments.ts";
import { Code } from "../../parts/Code.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { fill } from "../../parts/icons.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import * as own from "./pass.css.ts";
import type { PassPart } from "./pass.types.ts";
import { passesOf } from "./people.ts";
import { comingOf, enteredAt, isToday, openOf, waitingOf } from "./standing.rules.ts";
import { onOwnClockInLine } from "../../parts/own-clock.ts";

/** The card on top: where things stand in one sentence, when, where, and the code that lets in. */
export function PassCard(part: PassPart) {
  const { shared, outcome, words } = part;
  const isAlarm = part.standing === "cancelled";
  return (
    <section className={own.card} id="pass" data-anew="">
      <div className={own.top}>
        <h1 tabIndex={-1}>{headline(part)}</h1>
        <p className={own.what} lang={shared.event.locale} dir="auto">
          {shared.event.name}
        </p>
        {(outcome?.form === "answer" || isOfNobody(part)) && (
          <Refusal words={words} outcome={outcome} />
        )}
        <Facts {...part} />
        {sentences(part).map((sentence) => (
          <p key={sentence} className={isAlarm ? own.alarm : own.sentence}>
            {sentence}
          </p>
        ))}
        {part.standing === "waiting" && <Line {...part} />}
      </div>
      <div className={own.wideOnly}>
        <AnswerForm {...part} />
      </div>
      <DoorCode {...part} />
    </section>
  );
}

/** Whether a sheet was sent whose person is on the list no more: it has no place of its own. */
const isOfNobody = ({ outcome, shared }: PassPart): boolean =>
  outcome?.form === "person" &&
  shared.party.members.every(({ id }) => id !== outcome.typed["person"]);

/** In one sentence where things stand. */
function headline(part: PassPart): string {
  const { standing, shared, own: copy, words, now } = part;
  const { event, guest, party } = shared;
  const name = firstName(guest.name);
  const day = event.startLocal.slice(11) >= "17:00" ? copy.tonight : copy.today;
  const said: Record<PassPart["standing"], () => string> = {
    cancelled: () => words.closed.cancelledTitle,
    over: () => words.closed.endedTitle,
    thanks: () => copy.thanks(name),
    inside: () => copy.inside(name),
    waiting: () => copy.inLine(Math.min(...places(part))),
    yes: () => (isToday(event, now) ? day : copy.seeYou(name)),
    maybe: () => copy.maybe(name),
    no: () => copy.missYou(name),
    invited: () => copy.invited(name),
    asked: () => (party.canAnswer ? copy.ask(name, openOf(party)) : copy.invited(name)),
  };
  return said[standing]();
}

const places = ({ shared }: PassPart): number[] =>
  shared.party.members.flatMap(({ waitlistPosition }) => waitlistPosition ?? []);

/** What there is to know about it, each a sentence of its own. */
function sentences(part: PassPart): string[] {
  const { standing, shared, own: copy, words, reader } = part;
  const { event, party, rsvp } = shared;
  const hosts = new Intl.ListFormat(reader.locale).format(event.hostNames);
  const until = party.closes && momentInZone(party.closes, event, reader.locale);
  if (standing === "cancelled") return [words.closed.cancelledText];
  if (standing === "over" || standing === "thanks") return [words.closed.endedText];
  const entered = enteredAt(party);
  if (entered) return [copy.insideSince(formatClock(entered, event.timeZone, reader.locale))];
  const told = {
    no: copy.noText(hosts),
    maybe: copy.maybeText,
    waiting: waitingOf(party) > 1 ? copy.waitTogether : copy.waitAlone,
  };
  const late = party.late && {
    waiting: copy.asked,
    accepted: copy.lateAccepted,
    declined: copy.lateDeclined,
  };
  const isAsked = standing === "asked";
  const isClosed = rsvp.state !== "off" && !party.canAnswer;
  return [
    told[standing as keyof typeof told],
    isAsked && rsvp.state === "full" && copy.full,
    isAsked && rsvp.state === "waitlist" && copy.canWait,
    isAsked && party.canAnswer && until && words.page.answerBy(until),
    standing === "maybe" && party.canAnswer && until && words.rsvp.changeUntil(until),
    isClosed && (party.canAsk ? copy.canAsk : copy.closed),
    isClosed && party.late && late?.[party.late.status],
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** When in the event's zone and on the reader's clock, where, and for how many. */
function Facts(part: PassPart) {
  const { shared, words, reader, standing, own: copy } = part;
  const { event, party, orders } = shared;
  const where = event.locationName ?? event.address;
  const coming = comingOf(party);
  const kept = party.members.length;
  const tickets = orders.reduce((sum, order) => sum + order.tickets.length, 0);
  // Who has a ticket has a place by it: as places stand only those who come without one.
  const people = coming > tickets ? coming : standing === "asked" && kept > 1 && !coming ? kept : 0;
  const table = party.seats[0]?.table;
  return (
    <dl className={own.facts}>
      <div>
        <dt>{copy.when}</dt>
        <dd>
          <When {...part} />
        </dd>
      </div>
      {where && (
        <div>
          <dt>{copy.where}</dt>
          <dd lang={event.locale} dir="auto">
            {where}
          </dd>
        </div>
      )}
      {people > 0 && (
        <div>
          <dt>{coming ? copy.places : copy.keptForYou}</dt>
          <dd>{new Intl.NumberFormat(reader.locale).format(people)}</dd>
        </div>
      )}
      {tickets > 0 && (
        <div>
          <dt>{copy.tickets}</dt>
          <dd>{new Intl.NumberFormat(reader.locale).format(tickets)}</dd>
        </div>
      )}
      {table && (
        <div>
          <dt>{copy.seats(party.seats.length)}</dt>
          <dd lang={event.locale} dir="auto">
            {table}
          </dd>
        </div>
      )}
      {event.kind !== "in_person" && event.onlineUrl && (
        <div>
          <dt>{words.page.online}</dt>
          <dd>
            <a className={css.link} href={event.onlineUrl} target="_blank" rel="noreferrer">
              {words.page.openMeeting}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function When({ shared: { event }, words: { page }, reader: { locale } }: PassPart) {
  const { startDate, endDate, timeZone } = event;
  const days = formatDates(event, locale, "short");
  if (wholeDays(event))
    return <time dateTime={startDate}>{inOneLine(locale, days, page.allDay)}</time>;
  const clock = (instant: string) => formatClock(instant, timeZone, locale);
  return (
    <>
      <time dateTime={startDate}>{inOneLine(locale, days, clock(startDate))}</time>{" "}
      <span className={own.until}>{page.untilClock(clock(endDate))}</span>
      <small>
        {zoneName(startDate, timeZone, locale)}
        <span {...onOwnClockInLine(startDate, timeZone, locale)} />
      </small>
      <script dangerouslySetInnerHTML={{ __html: ownClock }} />
    </>
  );
}

const figuresAtMost = 7;

/** The line as up to seven figures, one's own among them. */
function Line(part: PassPart) {
  const place = Math.min(...places(part));
  if (place > figuresAtMost) return null;
  const count = Math.min(figuresAtMost, Math.max(place + 2, 5));
  return (
    <svg className={own.line} viewBox={`0 0 ${count * 40} 64`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <g key={at} className={at + 1 === place ? own.mineInLine : undefined}>
          <circle cx={at * 40 + 20} cy="26" r="8" />
          <path d={`M${at * 40 + 7} 62v-6a13 13 0 0 1 26 0v6z`} />
        </g>
      ))}
      <path d={`M0 62h${count * 40}`} />
    </svg>
  );
}

/** The code that lets the party in; a press fills the screen with it. */
function DoorCode(part: PassPart) {
  const { own: copy, standing } = part;
  const [first] = passesOf(part);
  if (!first || standing === "cancelled" || standing === "thanks") return null;
  return (
    <>
      <div className={own.tear} />
      <button type="button" className={own.code} popoverTarget="code">
        <Code id="code-0" text={first.pass} label={copy.codeOf(first.name)} />
        <span className={own.hint}>
          <Icon lines={fill} />
          {copy.fill}
        </span>
        <span className={css.small}>
          {copy.letsIn(comingOf(part.shared.party))}
          <br />
          <bdi>{first.pass}</bdi>
        </span>
      </button>
    </>
  );
}
