import { clockWords } from "@jubilee/core/base/clock-words.rules";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import { offsetMinutes } from "@jubilee/core/base/time.rules";
import { moneyWords } from "@jubilee/core/money/money-words.rules";
import { countedEvent } from "@jubilee/core/sharing/countdown.rules";
import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import type { PublicEvent, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import { feeOf, startFields } from "../donation/donation-state.ts";
import { distance } from "../format/binding.ts";
import { figure, unitName, type Unit } from "../countdown/figures.ts";
import { toTheMinute } from "../format/clock-styles.ts";
import { eventStart } from "../format/event-start.ts";
import {
  anyClock,
  day,
  elsewhere,
  eventTime,
  isAllDay,
  moment,
  momentInZone,
  type Timed,
} from "../format/event-time.ts";
import { listOf } from "../format/list-of.ts";
import { anyAmount, exact, price } from "../format/money.ts";
import { collect } from "../format/told.ts";
import { hostsOf } from "../rsvp/hosts-of.ts";
import { firstOnes } from "../showcase/first-ones.ts";
import { fromPrice } from "../showcase/from-price.ts";
import { nextQuantity, saleState, saleTurn } from "../tickets/tickets-state.ts";
import type { WidgetData, WidgetKind } from "../widget.types.ts";
import type { WordReader } from "./word-reader.ts";

/** For whom the words are, and when, in milliseconds. */
export interface Reader extends WordReader {
  now: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What is left until a moment: now, and for who opens it a little later or by another clock. */
function left(instant: string, { locale, now }: Reader): void {
  const leftMs = Date.parse(instant) - now;
  const step = leftMs > dayMs ? hourMs : hourMs / 60;
  for (const ms of [leftMs, leftMs - step]) if (ms > 0) distance(ms, locale);
}

/** A count of each of a language's plurals. */
function counts(unit: Unit, locale: string): void {
  const rules = new Intl.PluralRules(locale);
  const seen = new Set<string>();
  for (let count = 0; count < 60; count += 1) {
    const plural = rules.select(count);
    if (!seen.has(plural)) unitName(count, unit, locale);
    seen.add(plural);
  }
}

/** A moment that binds somebody, in the event's zone. */
function binding(instant: string, event: PublicEvent, reader: Reader): void {
  momentInZone(instant, event, reader.locale);
  ownClock(instant, event, reader);
  left(instant, reader);
}

function onAnyClock(instant: string, { locale }: Reader): void {
  anyClock(instant, locale, () => clockWords(instant, locale, toTheMinute));
}

/** Where the clock shows the same as the event's, nothing is said of it; every other one is said. */
function ownClock(instant: string, event: Timed, reader: Reader): void {
  const { locale } = reader;
  onAnyClock(instant, reader);
  elsewhere(instant, event, locale, -offsetMinutes(instant, event.timeZone), () => "");
}

/** Each press writes another sum. */
function sums(currency: string, { lang }: Reader): void {
  const words = moneyWords(currency, lang);
  if (words) anyAmount(currency, lang, () => JSON.stringify(words));
}

function when(event: Timed, reader: Reader, zone?: "short"): void {
  eventTime(event, reader.locale, reader.now, zone);
  ownClock(event.startDate, event, reader);
}

function rsvp({ event, rsvp: { deadline } }: SharedEvent, reader: Reader): void {
  when(event, reader);
  hostsOf(event, reader.locale);
  if (deadline) binding(deadline, event, reader);
}

function tickets({ event, tickets: types }: SharedEvent, reader: Reader): void {
  when(event, reader);
  for (const type of types) {
    const { priceMinor, currency } = type;
    sums(currency, reader);
    for (const minor of [priceMinor, type.price?.beforeMinor]) {
      if (minor) price(minor, currency, reader.lang);
    }
    const state = saleState(type, reader.now);
    // The first press on one of them writes a sum.
    if (state === "on_sale") exact(priceMinor * nextQuantity(type, 0, 1), currency, reader.lang);
    const turn = saleTurn(type, state);
    if (turn) binding(turn, event, reader);
    if (turn && state === "not_yet") day(turn, event, reader.locale);
  }
}

function donation({ event, campaign, progress }: SharedCampaign, reader: Reader): void {
  const { amounts, goalMinor } = campaign;
  const { picked } = startFields(campaign);
  const { currency } = event;
  const { lang } = reader;
  sums(currency, reader);
  for (const minor of [...amounts.map(({ amountMinor }) => amountMinor), goalMinor]) {
    if (minor !== null) price(minor, currency, lang);
  }
  price(progress.raisedMinor, currency, lang);
  if (campaign.endsAt) {
    onAnyClock(campaign.endsAt, reader);
    left(campaign.endsAt, reader);
  }
  exact(picked ?? 0, currency, lang);
  const fee = feeOf(picked, campaign);
  if (fee > 0) exact(fee, currency, lang);
}

function showcase(data: SharedShowcase, reader: Reader): void {
  if (data.layout === "event") {
    const from = fromPrice(data.tickets);
    when(data.event, reader, "short");
    listOf(data.event.hostNames, reader.locale);
    if (from) price(from, data.event.currency, reader.lang);
  } else if (data.layout === "list") {
    for (const { fromMinor, currency, ...event } of firstOnes(data.events)) {
      when(event, reader, "short");
      if (fromMinor) price(fromMinor, currency, reader.lang);
    }
  }
}

function countdown(data: SharedCountdown, reader: Reader): void {
  const event = countedEvent(data);
  if (!event) return;
  const { locale, now } = reader;
  const { startDate, endDate, status } = event;
  eventStart(event, locale);
  ownClock(startDate, event, reader);
  if (status !== "published" || Date.parse(endDate) <= now) return;
  if (Date.parse(startDate) <= now) {
    (isAllDay(event) ? day : moment)(endDate, event, locale);
    return;
  }
  const days = Math.floor((Date.parse(startDate) - now) / dayMs);
  figure(0, locale);
  for (const unit of ["day", "hour", "minute", "second"] as const) counts(unit, locale);
  for (const count of [days, days - 1]) if (count > 0) unitName(count, "day", locale);
}

/** What each kind's first screen says of moments, amounts and lists; a kind that is missing does not compile. */
const writers: { [Kind in WidgetKind]: (data: never, reader: Reader) => void } = {
  rsvp,
  tickets,
  donation,
  showcase,
  countdown,
  poll: () => undefined,
};

/** What a first screen says in a reader's language, so that their browser needs no formatter for it. */
export function firstWords(
  kind: WidgetKind,
  data: WidgetData,
  reader: Reader,
): Record<string, string> {
  return collect(() => {
    writers[kind](data as never, reader);
  });
}
