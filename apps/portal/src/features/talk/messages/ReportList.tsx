import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { MessageReport } from "@jubilee/core/talk/threads.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useLocation } from "wouter";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { talkKeys } from "../keys.ts";
import { Judged } from "./Judged.tsx";
import { reasonWords } from "./reasons.copy.ts";
import * as css from "./Talk.css.ts";

/** What was reported and nobody has decided: it stays, or is hidden from everybody. */
export function ReportList({ eventId }: { eventId: string | null }) {
  const api = useApi(createThreadsApi);
  const reports = useRead(talkKeys.reports(eventId), () => api.reports(eventId));
  return (
    <Loaded
      of={reports}
      what="The reports"
      skeleton={<SkeletonRows count={3} />}
      empty={<p className={css.note}>Nothing was reported.</p>}
    >
      {(all) => (
        <ul className={css.list}>
          {all.map((report) => (
            <li key={`${report.messageId} ${report.at}`}>
              <Report report={report} eventId={eventId} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Report({ report, eventId }: { report: MessageReport; eventId: string | null }) {
  const api = useApi(createThreadsApi);
  const [path] = useLocation();
  const { isBusy, run } = useWrite(eventId === null ? keys.events : keys.event(eventId));
  const { messageId, threadId, said, author, by, reason, note, thread, at, isGone } = report;
  const query = new URLSearchParams(window.location.search);
  query.set("thread", threadId);
  query.set("message", messageId);
  return (
    <Judged
      label={`Reported by ${by ?? "somebody"}`}
      author={author}
      at={at}
      said={said}
      why={
        <>
          {`${by ?? "Somebody"}: ${reasonWords[reason]}`}
          {note && <span dir="auto"> “{note}”</span>}
          {thread && <span dir="auto"> · {thread}</span>}
        </>
      }
    >
      {!isGone && (
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          onClick={() => void run(() => api.act(threadId, "hide", { id: messageId, on: true }))}
        >
          Hide it
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        onClick={() => void run(() => api.act(threadId, "keep", { id: messageId }))}
      >
        Leave it
      </Button>
      {!isGone && (
        <Link look="action" href={`${path}?${query.toString()}`}>
          Look at it
        </Link>
      )}
    </Judged>
  );
}
