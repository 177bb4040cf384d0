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
import { reasonWords } from "./reasons.copy.ts";
import * as css from "./Talk.css.ts";
import { useWhen } from "./useWhen.ts";

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
  const whenOf = useWhen();
  const { isBusy, run } = useWrite(eventId === null ? keys.events : keys.event(eventId));
  const { messageId, threadId, said, author, by, reason, note, thread, at, isGone } = report;
  const query = new URLSearchParams(window.location.search);
  query.set("thread", threadId);
  query.set("message", messageId);
  return (
    <article className={css.report} aria-label={`Reported by ${by ?? "somebody"}`}>
      <span className={css.row}>
        <bdi className={css.name}>{author ?? "Somebody who left"}</bdi>
        <time dateTime={at} className={css.small}>
          {whenOf(at)}
        </time>
      </span>
      <blockquote dir="auto" className={css.reported}>
        {said}
      </blockquote>
      <p className={css.reportWhy}>
        {by ?? "Somebody"}: {reasonWords[reason]}
        {note && <span dir="auto"> “{note}”</span>}
        {thread && <span dir="auto"> · {thread}</span>}
      </p>
      <div className={css.chips}>
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
      </div>
    </article>
  );
}
