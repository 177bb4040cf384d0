import type { ListedJob } from "@jubilee/core/platform/platform.types";
import { Button } from "@jubilee/ui/button";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { toast } from "@jubilee/ui/toast";
import { adminKeys } from "../adminKeys.ts";
import { When } from "../../../../page-kit/When.tsx";
import { note } from "../../../../page-kit/audit/Audit.css.ts";
import { readable } from "../../../../page-kit/audit/auditWords.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

const looks: Record<ListedJob["status"], ChipProps & { children: string }> = {
  queued: { mark: "hollow", children: "Waiting" },
  running: { tone: "info", children: "Running" },
  done: { tone: "usual", children: "Done" },
  failed: { tone: "danger", children: "Failed" },
};

/** Puts a failed job back into the queue. */
function Retry({ job }: { job: ListedJob }) {
  const platform = useApi(createPlatformApi);
  const { isBusy, run } = useWrite(adminKeys.all);
  if (job.status !== "failed") return null;
  const retry = async () => {
    if (await run(() => platform.retryJob(job.id))) toast.success("It is in the queue again");
  };
  return (
    <Button variant="outline" size="sm" loading={isBusy} onClick={() => void retry()}>
      Try again
    </Button>
  );
}

export const columns: DataColumn<ListedJob>[] = [
  { id: "kind", header: "Work", widthPx: 200, cell: ({ kind }) => readable(kind) },
  {
    id: "state",
    header: "State",
    widthPx: 120,
    cell: ({ status }) => <Chip {...looks[status]} />,
  },
  {
    id: "tries",
    header: "Tries",
    widthPx: 90,
    align: "end",
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
    from: "desktop",
  },
  {
    id: "error",
    header: "What went wrong",
    cell: ({ lastError }) => (
      <span className={note} title={lastError ?? undefined}>
        {lastError ?? ""}
      </span>
    ),
    from: "desktop",
  },
  {
    id: "when",
    header: "Due",
    widthPx: 90,
    cell: ({ runAt }) => <When at={runAt} />,
    from: "tablet",
  },
  {
    id: "act",
    header: "Actions",
    hideHeader: true,
    widthPx: 120,
    align: "end",
    cell: (job) => <Retry job={job} />,
  },
];

export const phoneLine = (job: ListedJob) => (
  <FactLine
    name={readable(job.kind)}
    detail={job.lastError ?? looks[job.status].children}
    end={<Retry job={job} />}
  />
);
