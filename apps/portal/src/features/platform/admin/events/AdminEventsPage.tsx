import { EmptyState } from "@jubilee/ui/empty-state";
import { useMemo } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { RowPanel } from "../../../../page-kit/list/panel/rowPanel.types.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { EventPanel } from "./EventPanel.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { columnsFor, phoneLine } from "./eventColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "upcoming", label: "To come" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "cancelled", label: "Cancelled" },
  { value: "archived", label: "Archived" },
];

const opening: RowPanel<{ name: string }> = {
  name: "event",
  panel: ({ id, row, ...panel }) => <EventPanel eventId={id} name={row?.name} {...panel} />,
};

/** Events of the whole platform, with counts and without anybody's guests. */
export default function AdminEventsPage() {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const columns = useMemo(() => columnsFor(locale), [locale]);
  return (
    <AdminFrame
      place="events"
      title="All events"
      lead="Counts only: guests and their answers belong to the host."
    >
      <ServerList
        what={{ one: "event", many: "events", kept: "admin-events" }}
        queryKey={adminKeys.events}
        load={platform.listEvents}
        searchLabel="Find by name, host or place"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "created", descending: true }}
        opening={opening}

        empty={
          <EmptyState drawing="calendar" title="No events yet">
            The first event that somebody creates appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
