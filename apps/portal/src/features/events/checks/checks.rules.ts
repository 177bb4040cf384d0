import { eventsCopy } from "@jubilee/core/events/events.copy";
import { missingToPublish } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { href } from "../../../app/routing/href.ts";
import type { Check } from "../../../event-kit/event/check.types.ts";

const editOf = (event: EventRecord) => href("events.edit", { eventId: event.id });

/** What to do first, by what keeps an event from going out. */
const firstDo = { when: "Set the date", place: "Say where it happens" };

/** Why an event cannot go out yet, as what to do: "Say where it happens first"; null when it can. */
export function publishFirst(event: EventRecord): string | null {
  const [one, two] = missingToPublish(event).map((missing) => firstDo[missing]);
  if (!one) return null;
  return two ? `${one} and ${two.charAt(0).toLowerCase()}${two.slice(1)} first` : `${one} first`;
}

/** Whether it has a day, and one that is still to come. */
export function whenCheck(event: EventRecord, nowMs: number): Check {
  const isMissing = missingToPublish(event).includes("when");
  const isOver = Date.parse(event.endDate) <= nowMs;
  if (isMissing) {
    return { state: "missing", words: firstDo.when, href: editOf(event), act: "Set" };
  }
  if (isOver) {
    const why = eventsCopy.past.over;
    return {
      state: "open",
      words: "The date lies in the past",
      why,
      href: editOf(event),
      act: "Change",
    };
  }
  return { state: "done", words: "The date is set", href: editOf(event), act: "Change" };
}

/** Whether people know where to go. */
export function placeCheck(event: EventRecord): Check {
  const isMissing = missingToPublish(event).includes("place");
  return {
    state: isMissing ? "missing" : "done",
    words: isMissing ? firstDo.place : "The place is set",
    href: editOf(event),
    act: "Set",
  };
}

/** Whether its page says more than a name. */
export function wordsCheck(event: EventRecord): Check {
  const isWritten = Boolean(event.description?.trim());
  return {
    state: isWritten ? "done" : "open",
    words: isWritten ? "The invitation text is written" : "Write a few lines for the invitation",
    href: editOf(event),
    act: "Write",
  };
}
