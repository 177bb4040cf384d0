import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import type { MessageReport } from "@jubilee/core/talk/threads.types";
import { Button } from "@jubilee/ui/button";
import { Link } from "@jubilee/ui/link";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { Judged } from "./Judged.tsx";
import { reasonWords } from "./reasons.copy.ts";
import * as css from "./Talk.css.ts";

interface ReportsProps {
  of: readonly MessageReport[];
  /** What is read anew once one is decided. */
  changes: readonly unknown[];
  /** Where the message stands. */
  placeOf: (report: MessageReport) => string;
  onLeave?: () => void;
}

/** What was reported and nobody has decided: each stays, or is hidden from everybody. */
export function Reports({ of, ...rest }: ReportsProps) {
  return (
    <ul className={css.list}>
      {of.map((report) => (
        <li key={`${report.messageId} ${report.at}`}>
          <Report report={report} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface ReportProps extends Omit<ReportsProps, "of"> {
  report: MessageReport;
}

function Report({ report, changes, placeOf, onLeave }: ReportProps) {
  const api = useApi(createThreadsApi);
  const { isBusy, run } = useWrite(changes);
  const { messageId, threadId, said, author, by, reason, note, thread, at, isGone } = report;
  return (
    <Judged
      label={`Reported by ${by ?? "somebody"}`}
      author={author}
      at={at}
      said={said}
      why={
        <>
          <span>{`${by ?? "Somebody"}: ${reasonWords[reason]}`}</span>
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
        <Link look="action" href={placeOf(report)} onClick={onLeave}>
          Look at it
        </Link>
      )}
    </Judged>
  );
}
