import type { EventRecord } from "@jubilee/core/events/events.types";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { answerKeys } from "../keys.ts";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { useCopy } from "../../../page-kit/useCopy.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";

/** Copies a guest's own link, to send it by whatever they read. */
export function useNudge(event: EventRecord) {
  const rsvp = useApi(createRsvpApi);
  const { run } = useSubmit("RSVP", answerKeys.rsvps(event.id));
  const copy = useCopy();
  return (line: RsvpLine) => {
    void run(() => rsvp.issuePersonalLink(line.eventGuestId)).then((link) =>
      link ? copy(link.url, `${line.name}’s link`) : undefined,
    );
  };
}
