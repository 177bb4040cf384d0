import { memberTerm } from "@jubilee/core/event-types/rules";
import type { CheckInDesk } from "@jubilee/core/check-in/types";
import { Card } from "@jubilee/ui/card";
import { DataTable } from "@jubilee/ui/data-table";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { useState } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { checkInColumns } from "./checkInColumns.tsx";

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
  const { checkIn } = useApis();
  const locale = useLocale();
  const { isBusy, run } = useSubmit("Ticket Management", keys.event(desk.eventId));
  const [view, setView] = useState<"problems" | "latest">("problems");
  const columns = checkInColumns({
    timeZone: desk.timeZone,
    locale,
    member: memberTerm(eventTypeId),
    isBusy,
    onUndo: desk.mayWrite ? ({ id }) => void run(() => checkIn.undo(desk.eventId, id)) : null,
  });
  return (
    <Card title="Scans">
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
