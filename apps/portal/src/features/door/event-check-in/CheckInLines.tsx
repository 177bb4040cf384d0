import { memberTerm } from "@jubilee/core/events/event-types.rules";
import { scansCsv } from "@jubilee/core/door/scan-lists.rules";
import type { CheckInDesk } from "@jubilee/core/door/check-in.types";
import { Card } from "@jubilee/ui/card";
import { DataTable } from "@jubilee/ui/data-table";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { checkInColumns } from "./checkInColumns.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const segments = [
  { value: "problems", label: "Problems" },
  { value: "latest", label: "All scans" },
] as const;

interface CheckInLinesProps {
  desk: CheckInDesk;
  eventTypeId: string;
}

/** The scans with what went wrong first; a supervisor takes back what was a mistake. */
export function CheckInLines({ desk, eventTypeId }: CheckInLinesProps) {
  const checkIn = useApi(createCheckInApi);
  const locale = useLocale();
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  const [view, setView] = useState<"problems" | "latest">("problems");
  const columns = checkInColumns({
    timeZone: desk.timeZone,
    locale,
    member: memberTerm(eventTypeId),
    isBusy,
    onUndo: desk.mayWrite ? ({ id }) => void run(() => checkIn.undo(desk.eventId, id)) : null,
  });
  const hasScans = desk.latest.length > 0;
  return (
    <Card
      title="Scans"
      action={
        hasScans && (
          <ExportButton
            name="scans.csv"
            rows={() => checkIn.listScans(desk.eventId)}
            csv={(scans) =>
              scansCsv(scans, { timeZone: desk.timeZone, member: memberTerm(eventTypeId) })
            }
            logged={["check_ins", desk.eventId]}
          />
        )
      }
    >
      <Stack gap="4">
        <SegmentedControl label="Show" segments={segments} value={view} onValueChange={setView} />
        <DataTable
          label="Scans"
          columns={columns}
          rows={desk[view]}
          rowId={({ id }) => id}
          empty={view === "problems" ? "Nothing went wrong so far." : "Nothing is scanned yet."}
        />
      </Stack>
    </Card>
  );
}
