import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useLocation } from "wouter";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import { Reports } from "./Reports.tsx";
import * as css from "./Talk.css.ts";

/** What was reported in conversations, of one event or of all. */
export function ReportList({ eventId }: { eventId: string | null }) {
  const api = useApi(createThreadsApi);
  const [path] = useLocation();
  const reports = useRead(talkKeys.reports(eventId), () => api.reports(eventId));
  return (
    <Loaded
      of={reports}
      what="The reports"
      skeleton={<SkeletonRows count={3} />}
      empty={<p className={css.note}>Nothing was reported.</p>}
    >
      {(all) => (
        <Reports
          of={all}
          changes={eventId === null ? keys.events : keys.event(eventId)}
          placeOf={({ threadId, messageId }) => {
            const query = new URLSearchParams(window.location.search);
            query.set("thread", threadId);
            query.set("message", messageId);
            return `${path}?${query}`;
          }}
        />
      )}
    </Loaded>
  );
}
