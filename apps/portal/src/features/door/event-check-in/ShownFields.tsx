import { fieldLabel } from "@jubilee/core/door/check-in.rules";
import type { GateField, ScanField } from "@jubilee/core/door/check-in.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { doorKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** As many as the server takes, and as fit under a verdict. */
const atMost = 10;

interface ShownFieldsProps {
  eventId: string;
  /** What the gate shows already, also where no guest has it any more. */
  known: readonly ScanField[];
  chosen: readonly GateField[];
  onChange: (chosen: GateField[]) => void;
}

/** What a steward reads of a guest at the scan, chosen from what the event knows. */
export function ShownFields({ eventId, known, chosen, onChange }: ShownFieldsProps) {
  const checkIn = useApi(createCheckInApi);
  const shown = useRead(doorKeys.scanFields(eventId), () => checkIn.listScanFields(eventId));
  const offered = new Set(shown.data?.map(({ field }) => field));
  const fields = [...(shown.data ?? []), ...known.filter(({ field }) => !offered.has(field))];
  const change = (field: GateField, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(field);
    else next.delete(field);
    onChange(fields.map((one) => one.field).filter((one) => next.has(one)));
  };
  return (
    <Stack gap="2">
      <Text weight="strong">Shown to the steward at the scan</Text>
      <Text size={14} tone="muted">
        {`Up to ${atMost}. E-mail addresses, telephone numbers and addresses are never shown.`}
      </Text>
      <Loaded
        of={shown}
        what="What can be shown"
        skeleton={<Skeleton shape="panel" height={120} />}
      >
        {() =>
          fields.map((one) => (
            <Checkbox
              key={one.field}
              label={fieldLabel(one, "chosen")}
              checked={chosen.includes(one.field)}
              disabled={chosen.length >= atMost && !chosen.includes(one.field)}
              onCheckedChange={(isIn) => change(one.field, isIn)}
            />
          ))
        }
      </Loaded>
    </Stack>
  );
}
