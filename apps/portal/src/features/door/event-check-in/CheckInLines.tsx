import { memberTerm } from "@jubilee/core/events/event-types.rules";
import { scansCsv } from "@jubilee/core/door/scan-lists.rules";
import type { CheckInDesk } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DataTable } from "@jubilee/ui/data-table";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { tellRefusal } from "../../../page-kit/help/tellRefusal.ts";
import { useSaveList } from "../../../page-kit/useSaveList.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { checkInColumns } from "./checkInColumns.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";

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
  const { isBusy, run } = useSubmit("Ticket Management", keys.event(desk.eventId));
  const saveList = useSaveList();
  const [isSaving, setSaving] = useState(false);
  const [view, setView] = useState<"problems" | "latest">("problems");
  const columns = checkInColumns({
    timeZone: desk.timeZone,
    locale,
    member: memberTerm(eventTypeId),
    isBusy,
    onUndo: desk.mayWrite ? ({ id }) => void run(() => checkIn.undo(desk.eventId, id)) : null,
  });
  const save = async () => {
    setSaving(true);
    const scans = await checkIn.listScans(desk.eventId);
    setSaving(false);
    if (!scans.ok) return tellRefusal(scans.error);
    const words = { timeZone: desk.timeZone, member: memberTerm(eventTypeId) };
    saveList("scans.csv", scansCsv(scans.value, words), "check_ins", desk.eventId);
  };
  const hasScans = desk.latest.length > 0;
  return (
    <Card
      title="Scans"
      action={
        hasScans && (
          <Button
            variant="ghost"
            icon={<Download />}
            loading={isSaving}
            onClick={() => void save()}
          >
            Export as CSV
          </Button>
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
