import { createActivityTicketsApi } from "@jubilee/core/tickets/activity-tickets.api";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { RecordPage } from "../../../page-kit/data/RecordPage.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { keys } from "../data/keys.ts";
import { ActivityTicketsScreen } from "./ActivityTicketsScreen.tsx";

/** The tickets of one activity and who they let in. */
export default function ActivityTicketsPage() {
  const { activityId } = useRouteParams("tickets.activity");
  const api = useApi(createActivityTicketsApi);
  const page = useRead(keys.activity(activityId), () => api.open(activityId));
  return (
    <RecordPage
      of={page}
      noun="activity"
      asks="tickets.read"
      all={<LinkButton href={href("tickets.manage")}>All tickets</LinkButton>}
      skeleton={
        <PageFrame>
          <SkeletonRows count={6} />
        </PageFrame>
      }
    >
      {(read) => (
        <PageFrame>
          <ActivityTicketsScreen page={read} bind={api.bind} />
        </PageFrame>
      )}
    </RecordPage>
  );
}
