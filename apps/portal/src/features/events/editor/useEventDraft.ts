import { checkEventDraft } from "@jubilee/core/events/events.rules";
import type { DraftErrors, EventDraft } from "@jubilee/core/events/events.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { useState } from "react";

const fieldsByColumn: Record<string, keyof EventDraft> = {
  name: "name",
  start_local: "startLocal",
  end_local: "endLocal",
  time_zone: "timeZone",
  online_url: "onlineUrl",
  cover_url: "coverUrl",
  currency: "currency",
};

export type EventForm = ReturnType<typeof useEventDraft>;

/** What the planner typed, what is wrong with it, and whether it differs from what is kept. */
export function useEventDraft(initial: EventDraft, proposed: EventDraft = initial) {
  const [kept, setKept] = useState(initial);
  const [draft, setDraft] = useState(proposed);
  const [errors, setErrors] = useState<DraftErrors<EventDraft>>({});

  const change = (part: Partial<EventDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors((known) => ({ ...known, ...cleared }));
  };

  return {
    draft,
    errors,
    isDirty: JSON.stringify(draft) !== JSON.stringify(kept),
    change,
    /** Whether the draft can be kept; otherwise every field at fault says so. */
    check: (): boolean => {
      const found = checkEventDraft(draft);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** Puts a refusal of the server at its field; false when it belongs to none. */
    refuse: ({ field, message }: CallFailure): boolean => {
      const at = field === null ? undefined : (fieldsByColumn[field] ?? undefined);
      if (at) setErrors((known) => ({ ...known, [at]: message }));
      return at !== undefined;
    },
    /** Remembers what is kept now, so that leaving is free again. */
    keep: (event: EventDraft) => {
      setKept(event);
      setDraft(event);
    },
  };
}
