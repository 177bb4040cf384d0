import { isEventId } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed } from "../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../page-kit/PageFrame.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { EventMissing } from "./EventMissing.tsx";
import { EventSkeleton } from "./EventSkeleton.tsx";
import { InvalidEventId } from "./InvalidEventId.tsx";

export interface EventGateProps {
  id: string;
  children: (event: EventRecord) => ReactNode;
}

/** Reads the event of an address, and stands in for it while there is none. */
export function EventGate({ id, children }: EventGateProps) {
  const { events } = useApis();
  const isValid = isEventId(id);
  const { data, error, refetch } = useQuery({
    queryKey: keys.record(id),
    queryFn: () => valueOf(events.get(id)),
    enabled: isValid,
    retry: (count, failure) =>
      count < 1 && !(failure instanceof CallError && failure.failure.code === "not_found"),
  });
  if (!isValid) return <InvalidEventId />;
  if (data) return children(data);
  if (error instanceof CallError && error.failure.code === "not_found") return <EventMissing />;
  if (error) {
    return (
      <PageFrame>
        <LoadFailed what="The event" error={error} onRetry={refetch} />
      </PageFrame>
    );
  }
  return <EventSkeleton />;
}
