import type { ChangeRequest, ChangeScope } from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ownKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";

/** A change of what an event is, for which of its dates; and what it would do. Moving is a page of its own. */
export function useChange(event: EventRecord, patch: Record<string, unknown>) {
  const changes = useApi(createEventChangesApi);
  const [scope, setScope] = useState<ChangeScope>("this");
  const request: ChangeRequest = { scope, patch, along: [] };
  const { data: outlook, error } = useRead(
    ownKeys.change(event.id, request),
    () => changes.preview(event.id, request),
    { placeholderData: keepPreviousData, gcTime: 0, retry: false },
  );
  return { request, outlook, error, setScope };
}
