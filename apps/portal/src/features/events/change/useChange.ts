import { alongParts, partsConcerned } from "@jubilee/core/events/event-changes.rules";
import type {
  AlongPart,
  ChangeRequest,
  ChangeScope,
} from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ownKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";

/** What a change is asked for: which dates, what moves along; and what it would do. */
export function useChange(event: EventRecord, patch: Record<string, unknown>, rule: string | null) {
  const changes = useApi(createEventChangesApi);
  const [scope, setScope] = useState<ChangeScope>("this");
  const [along, setAlong] = useState<readonly AlongPart[]>(alongParts);
  const request: ChangeRequest = { scope, patch, along: [...along], rule };
  const { data: outlook, error } = useRead(
    ownKeys.change(event.id, request),
    () => changes.preview(event.id, request),
    { placeholderData: keepPreviousData, gcTime: 0, retry: false },
  );
  return {
    request,
    outlook,
    error,
    setScope,
    parts: outlook ? partsConcerned(outlook) : [],
    toggle: (part: AlongPart) =>
      setAlong((known) =>
        known.includes(part) ? known.filter((other) => other !== part) : [...known, part],
      ),
  };
}
