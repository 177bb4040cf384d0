import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import type { ChangeScope } from "@jubilee/core/events/event-changes.types";
import { thingKey } from "@jubilee/core/events/event-moves.rules";
import type { DatedThing, MoveChoice } from "@jubilee/core/events/event-moves.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { ownKeys } from "../keys.ts";
import { useSeries } from "../series/useSeries.ts";
import { moveRequest } from "./moveRequest.ts";

export type Choices = Readonly<Record<string, MoveChoice>>;

/** A move as it is asked for, and what it would do. */
export function useMove(event: EventRecord, patch: Record<string, string | null>) {
  const changes = useApi(createEventChangesApi);
  const { data: series } = useSeries(event);
  const [scope, setScope] = useState<ChangeScope>("this");
  const [choices, setChoices] = useState<Choices>({});
  const [publishes, setPublishes] = useState(true);
  const request = moveRequest(event, patch, {
    rule: series?.rule ?? null,
    scope,
    choices,
    publishes,
  });
  const reading = useRead(
    ownKeys.change(event.id, request),
    () => changes.preview(event.id, request),
    {
      placeholderData: keepPreviousData,
      enabled: Object.keys(patch).length > 0,
      gcTime: 5_000,
      retry: false,
    },
  );
  const own = reading.data?.dates.find(({ isEdited }) => isEdited);
  return {
    request,
    reading,
    own,
    choose: (thing: DatedThing, choice: MoveChoice) =>
      setChoices((known) => ({ ...known, [thingKey(thing)]: choice })),
    setChoices,
    choices,
    setScope,
    publishes,
    setPublishes,
  };
}

export type Move = ReturnType<typeof useMove>;
