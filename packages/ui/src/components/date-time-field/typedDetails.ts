import { zoneCity } from "../zoned-time/zonedTime.ts";
import { clockElsewhere, clockOf, dayOf, distance, fromEvent, inWords } from "./writtenDate.ts";
import type { DateTimeFieldWords } from "./dateTimeField.copy.ts";

export interface Understood {
  /** The value, or the part of it that is known. */
  known: string;
  locale: string;
  today: string;
  zone: string | undefined;
  hideZone: boolean;
  viewerZone: string;
  eventDay: string | undefined;
  words: DateTimeFieldWords;
}

export interface Said {
  /** Chosen so far; empty while not. */
  day: string;
  clock: string;
  title: string;
  details: readonly string[];
  zoneText: string | undefined;
  /** The reader's own clock, where it shows another time. */
  elsewhere: string | undefined;
}

/** What is understood, said out: the day and the clock, and how they stand to today, the event and the reader. */
export function saidOut({
  known,
  locale,
  today,
  zone,
  hideZone,
  viewerZone,
  eventDay,
  words,
}: Understood): Said {
  const [day, clock] = [dayOf(known), clockOf(known)];
  const kind = day && clock ? "date-time" : day ? "date" : "time";
  const elsewhere = zone ? clockElsewhere(known, zone, viewerZone, { locale, words }) : undefined;
  const zoneText = zone && !hideZone ? words.zoneTime(zoneCity(zone)) : undefined;
  return {
    day,
    clock,
    title: known && inWords(known, kind, locale),
    zoneText,
    elsewhere,
    details: [
      day && distance(day, today, locale),
      day && eventDay && fromEvent(day, eventDay, words),
      clock && zoneText,
      elsewhere,
    ].filter((text): text is string => Boolean(text)),
  };
}
