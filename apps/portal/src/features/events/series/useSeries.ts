import type { EventRecord } from "@jubilee/core/events/events.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApis } from "../../../event-kit/data/useApis.ts";

/** The series that an event is a date of. */
export function useSeries(event: Pick<EventRecord, "id" | "seriesId">) {
  const { series } = useApis();
  return useQuery({
    queryKey: keys.series(event.id),
    queryFn: () => valueOf(series.get(event.id)),
    enabled: event.seriesId !== null,
  });
}
