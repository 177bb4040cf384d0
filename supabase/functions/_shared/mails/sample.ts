import type { CalendarSource } from "@jubilee/core/schedule/calendar.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { mailLanguage, type MailLanguage } from "./languages.ts";
import { sampleEvents } from "./sample-events.data.ts";

/** What a mail that is there to look at is filled with. */
export interface MailSample {
  locale: string;
  event: PublicEvent;
  /** The event as a calendar knows it. */
  calendar: CalendarSource;
  to: string;
  /** Who reads it; empty where nobody knows. */
  name: string;
  /** Who comes along. */
  others: readonly string[];
  /** What the hosts wrote. */
  words: string;
  /** The reader's own link. */
  url: string;
}

/**
 * `usual`: as most are. `long`: names and places as long as they may be. `bare`: as little as there may be: no
 * hosts, no place, whole days, nobody's name.
 */
export const sampleKinds = ["usual", "long", "bare"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A sample of an event for a reader of a language. */
export function mailSample(
  siteUrl: string,
  locale: string,
  kind: SampleKind = "usual",
): MailSample {
  const language = mailLanguage(locale);
  const told = sampleEvents[language];
  const event = eventOf(locale, language, kind);
  const url = `${siteUrl}/invitation/sample`;
  return {
    locale,
    event,
    calendar: {
      ...event,
      status: "published",
      uid: "sample",
      sequence: 0,
      pageUrl: kind === "bare" ? null : `${siteUrl}/event-info-view/sample`,
      updatedAt: "2027-01-01T00:00:00+00:00",
    },
    to: "you@post.example",
    name: { usual: told.guest, long: longName, bare: "" }[kind],
    others: kind === "long" ? [longName, ...told.others] : told.others,
    words: kind === "long" ? `${told.words}\n\n${`${told.words} `.repeat(6)}` : told.words,
    url,
  };
}

const longName = "Wilhelmine-Charlotte von Österreich-Łuczaków Fernández de la Constitución y Vega";

const base: PublicEvent = {
  id: "sample",
  name: "",
  description: null,
  eventTypeId: "school-type-1",
  groupTerm: "Class Year",
  memberTerm: "Classmate",
  kind: "in_person",
  status: "published",
  startDate: "2027-06-12T22:30:00+00:00",
  endDate: "2027-06-13T03:30:00+00:00",
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:30",
  timeZone: "America/New_York",
  locationName: "The Boathouse",
  address: "41 Boathouse Lane, Lake Merrow",
  onlineUrl: null,
  coverUrl: null,
  coverSeed: "sample",
  hostNames: [],
  locale: "en-US",
  currency: "USD",
};

/** A day some months ahead at 18:30 on the clock of New York, as the sample's mails tell it. */
function eventOf(locale: string, language: MailLanguage, kind: SampleKind): PublicEvent {
  const { name, hosts } = sampleEvents[language];
  const usual: PublicEvent = { ...base, locale, name, hostNames: [...hosts] };
  if (kind === "usual") return usual;
  if (kind === "long") {
    return {
      ...usual,
      eventTypeId: "cultural-type-1",
      name: `${name}, ${name}, ${name}`.slice(0, 160),
      hostNames: [...hosts, longName, longName],
      locationName: "Nordwestdeutsche Binnenschifffahrtsgesellschaft, Bootshaus und Festsaal",
      address:
        "Seeuferpromenadenstraße 1147 b, Hinterhaus, dritter Stock links, 83703 Gmund am Tegernsee, Deutschland",
      onlineUrl: `https://meet.jubilee.example/${"a-room-with-a-very-long-name-".repeat(4)}`,
    };
  }
  return {
    ...usual,
    eventTypeId: "friends-type-1",
    hostNames: [],
    locationName: null,
    address: null,
    startDate: "2027-06-12T04:00:00+00:00",
    endDate: "2027-06-14T03:59:00+00:00",
    startLocal: "2027-06-12T00:00",
    endLocal: "2027-06-13T23:59",
  };
}
