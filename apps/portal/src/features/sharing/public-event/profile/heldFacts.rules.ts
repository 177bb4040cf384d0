import { formatMoney } from "@jubilee/core/money/money.rules";
import type { HeldData } from "@jubilee/core/people/profiles.types";
import { formatInstant } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";

/** One group of what is held: a title and lines of term and detail. */
export interface HeldPart {
  title: string;
  facts: { term: string; detail: string }[];
}

const answers: Readonly<Record<string, string>> = {
  yes: "will come",
  no: "cannot come",
  maybe: "may come",
  waitlisted: "waits for a place",
};

const joined = (parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(" · ");

/** What is held about a person, in groups and words; groups without anything are left out. */
export function heldParts(held: HeldData, locale: string, zone: string): HeldPart[] {
  const day = (instant: string) => formatInstant(instant, zone, locale);
  const { person } = held;
  const own: [string, string | null][] = [
    ["Name", person.fullName],
    ["Former name", person.formerName],
    ["E-mail", person.email],
    ["Phone", person.phone],
    ["Language", person.language],
    ...Object.entries(person.details).map(([term, value]): [string, string] => [
      { city: "Town", country: "Country" }[term] ?? term,
      String(value),
    ]),
    ["Known since", day(person.knownSince)],
    ["No mails since", person.noMailsSince && day(person.noMailsSince)],
  ];
  const parts: HeldPart[] = [
    {
      title: "You",
      facts: own.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
    },
    {
      title: "Events and answers",
      facts: held.events.map((event) => ({
        term: event.name,
        detail: joined([
          event.answer ? (answers[event.answer] ?? event.answer) : "not answered",
          event.people !== null && event.people > 1 && `${event.people} people`,
          event.group,
          event.household && `household ${event.household}`,
          event.meal,
          event.dietary,
          event.note,
          event.invitedAt && `invited ${day(event.invitedAt)}`,
          event.openedAt && `opened ${day(event.openedAt)}`,
        ]),
      })),
    },
    {
      title: "Who comes with you",
      facts: held.companions.map((one) => ({
        term: one.name ?? "Not named yet",
        detail: joined([one.event, one.isChild && "child", one.meal, one.dietary]),
      })),
    },
    {
      title: "Activities",
      facts: held.activities.map(({ title, status, at }) => ({
        term: title,
        detail: joined([status, day(at)]),
      })),
    },
    {
      title: "Orders",
      facts: held.orders.map((order) => ({
        term: `${order.code}, ${order.event}`,
        detail: joined([
          formatMoney(order.totalMinor, order.currency, locale),
          order.status.replaceAll("_", " "),
          day(order.at),
        ]),
      })),
    },
    {
      title: "Waiting lists",
      facts: held.waitingLists.map(({ event, people, status, at }) => ({
        term: event,
        detail: joined([counted(people, "place"), status, day(at)]),
      })),
    },
    {
      title: "Mails to you",
      facts: held.mails.map(({ kind, event, status, at }) => ({
        term: `${kind === "reminder" ? "Reminder" : "Invitation"}, ${event}`,
        detail: joined([status, day(at)]),
      })),
    },
    {
      title: "Travel",
      facts:
        held.travel > 0
          ? [{ term: "Travel records", detail: `${held.travel}, opened by you alone` }]
          : [],
    },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}
