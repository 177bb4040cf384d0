import { checkEventDraft } from "@jubilee/core/events/events.rules";
import type { EventDraft } from "@jubilee/core/events/events.types";
import type { Write } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const fieldsByColumn: Record<string, keyof EventDraft> = {
  start_local: "startLocal",
  end_local: "endLocal",
  time_zone: "timeZone",
  online_url: "onlineUrl",
  cover_url: "coverUrl",
};

export type EventForm = ReturnType<typeof useEventDraft>;

/** The form of an event; `proposed` stands in it where that is not what is kept. */
export function useEventDraft(kept: EventDraft, write: Write, proposed?: EventDraft) {
  return useDraft(kept, { write, check: checkEventDraft, columns: fieldsByColumn, proposed });
}
