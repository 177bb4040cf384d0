import type { SeriesDraft } from "@jubilee/core/events/event-series.types";
import type { EventDraft } from "@jubilee/core/events/events.types";
import { useEffect, useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { forgetDraft, keepDraft, readDraft } from "../../../page-kit/draft/draft.ts";

/** An event that somebody began and did not create. */
export interface BegunEvent {
  draft: EventDraft;
  repeat: SeriesDraft | null;
  atMs: number;
}

/** Keeps a new event on this device while it is typed, and offers what was begun earlier. */
export function useBegunEvent(
  typed: Omit<BegunEvent, "atMs">,
  isDirty: boolean,
  templateKey: string | undefined,
) {
  const { storage } = usePortal();
  const { id } = useUser();
  const name = `event:${id}${templateKey ? `:${templateKey}` : ""}`;
  const [offer, setOffer] = useState(() => readDraft(storage, name) as BegunEvent | null);
  const { draft, repeat } = typed;
  useEffect(() => {
    if (!isDirty) return;
    keepDraft(storage, name, { draft, repeat, atMs: Date.now() } satisfies BegunEvent);
  }, [isDirty, draft, repeat, storage, name]);
  return {
    offer,
    /** The offer is taken or was looked at and declined. */
    close: () => setOffer(null),
    forget: () => forgetDraft(storage, name),
  };
}
