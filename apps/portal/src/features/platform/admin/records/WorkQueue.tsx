import { EmptyState } from "@jubilee/ui/empty-state";
import { Stack } from "@jubilee/ui/stack";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { WorkKinds } from "./WorkKinds.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { columns, phoneLine } from "./workColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "failed", label: "Failed" },
  { value: "queued", label: "Waiting" },
  { value: "running", label: "Running" },
  { value: "done", label: "Done" },
];

/** Mails and other work: what waits, what failed and why, and a way to try again. */
export function WorkQueue() {
  const platform = useApi(createPlatformApi);
  return (
    <Stack gap="5">
      <WorkKinds />
      <ServerList
        what={{ one: "job", many: "jobs", kept: "admin-jobs" }}
        queryKey={adminKeys.jobs}
        load={platform.listJobs}
        searchLabel="Find by kind"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="list" title="Nothing was ever to do">
            Mails, refunds and reminders wait here until they are sent.
          </EmptyState>
        }
      />
    </Stack>
  );
}
