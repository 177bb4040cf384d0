import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import { isEventId } from "@jubilee/core/events/events.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { keys } from "../data/keys.ts";
import { useDeskApi } from "../data/useDeskApi.ts";
import { TicketDeskScreen } from "./TicketDeskScreen.tsx";

/** Everything about one event's tickets besides its orders. */
export default function EventTicketsPage() {
  const { eventId } = useRouteParams("tickets.event");
  const api = useDeskApi();
  const isValid = isEventId(eventId);
  const { data, error, refetch } = useQuery({
    queryKey: keys.desk(eventId),
    queryFn: () => valueOf(api.open(eventId)),
    enabled: isValid,
    retry: (count, failure) =>
      count < 1 && !(failure instanceof CallError && failure.failure.code === "not_found"),
  });
  const isMissing = error instanceof CallError && error.failure.code === "not_found";
  return (
    <PageFrame>
      {(!isValid || isMissing) && (
        <EmptyState
          drawing="search"
          level={1}
          title="This event does not exist"
          action={<LinkButton href={href("tickets.manage")}>All tickets</LinkButton>}
        >
          It was removed, or it belongs to somebody else.
        </EmptyState>
      )}
      {error && !isMissing && <LoadFailed what="The tickets" error={error} onRetry={refetch} />}
      {isValid && !data && !error && <SkeletonRows count={8} />}
      {data && <TicketDeskScreen desk={data} />}
    </PageFrame>
  );
}
