import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";

const answers: Readonly<Record<string, string>> = {
  yes: "will come",
  no: "cannot come",
  maybe: "may come",
  waitlisted: "waits for a place",
};

/** Where somebody is invited, and what they answered. */
export const held: HeldByArea = {
  title: "Events and answers",
  order: 20,
  facts: ({ events }, { day }) =>
    events.map((event) => ({
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
};
