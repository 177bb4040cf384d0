import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    answers: {
      title: string;
      states: Readonly<Record<"yes" | "no" | "maybe" | "waitlisted" | "none", string>>;
      people: (count: number) => string;
      household: (name: string) => string;
      invited: (day: string) => string;
      opened: (day: string) => string;
      /** Named on the page of the event. */
      seenAs: (name: string) => string;
    };
  }
}

/** Where somebody is invited, and what they answered. */
export const held: HeldByArea<"answers"> = {
  name: "answers",
  order: 20,
  copy: {
    title: "Events and answers",
    states: {
      yes: "will come",
      no: "cannot come",
      maybe: "may come",
      waitlisted: "waits for a place",
      none: "not answered",
    },
    people: (count) => `${count} people`,
    household: (name) => `household ${name}`,
    invited: (day) => `invited ${day}`,
    opened: (day) => `opened ${day}`,
    seenAs: (name) => `named on the page as ${name}`,
  },
  facts({ events }, copy, { day }) {
    const states: Readonly<Record<string, string>> = copy.states;
    return events.map((event) => ({
      term: event.name,
      detail: joined([
        states[event.answer ?? "none"] ?? event.answer,
        event.people !== null && event.people > 1 && copy.people(event.people),
        event.group,
        event.household && copy.household(event.household),
        event.meal,
        event.dietary,
        event.note,
        event.invitedAt && copy.invited(day(event.invitedAt)),
        event.openedAt && copy.opened(day(event.openedAt)),
        event.seenAs && copy.seenAs(event.seenAs),
      ]),
    }));
  },
};
