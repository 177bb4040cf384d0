import { createActivityTicketsApi } from "@jubilee/core/tickets/activity-tickets.api";
import { CallError, valueOf } from "@jubilee/core/base/result.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { keys } from "../data/keys.ts";
import { ActivityTicketsScreen } from "./ActivityTicketsScreen.tsx";

const lasting: ReadonlySet<string> = new Set(["not_found", "invalid_input"]);
const isLasting = (error: unknown) => error instanceof CallError && lasting.has(error.failure.code);

/** The tickets of one activity and who they let in. */
export default function ActivityTicketsPage() {
  const { activityId } = useRouteParams("tickets.activity");
  const { client } = usePlanner();
  const api = useMemo(() => createActivityTicketsApi(client), [client]);
  const { data, error, refetch } = useQuery({
    queryKey: keys.activity(activityId),
    queryFn: () => valueOf(api.open(activityId)),
    retry: (count, failure) => count < 1 && !isLasting(failure),
  });
  return (
    <PageFrame>
      {isLasting(error) && (
        <EmptyState
          drawing="search"
          level={1}
          title="There is no such activity"
          action={<LinkButton href={href("tickets.manage")}>All tickets</LinkButton>}
        >
          It was removed, or it belongs to somebody else’s account.
        </EmptyState>
      )}
      {error && !isLasting(error) && (
        <LoadFailed what="The tickets" error={error} onRetry={refetch} />
      )}
      {!data && !error && <SkeletonRows count={6} />}
      {data && <ActivityTicketsScreen page={data} bind={api.bind} />}
    </PageFrame>
  );
}
