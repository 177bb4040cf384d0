import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { answerKeys } from "../keys.ts";
import { useCopy } from "../../../page-kit/useCopy.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Copies a guest's own link, to send it by whatever they read. */
export function useNudge(event: EventRecord) {
  const rsvp = useApi(createRsvpApi);
  const { run } = useWrite(answerKeys.rsvps(event.id), "RSVP");
  const copy = useCopy();
  return (line: RsvpLine) => {
    void run(() => rsvp.issuePersonalLink(line.eventGuestId)).then((link) =>
      link ? copy(link.url, `${line.name}’s link`) : undefined,
    );
  };
}
