import type { EventRecord } from "@jubilee/core/events/events.types";
import { BulkBar } from "@jubilee/ui/bulk-bar";
import { Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const PayBackDialog = lazy(async () => {
  const { PayBackDialog: dialog } = await import("../../../event-kit/refunds/PayBackDialog.tsx");
  return { default: dialog };
});

interface OrderBulkBarProps {
  event: EventRecord;
  chosen: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with the selected orders. */
export function OrderBulkBar({ event, chosen, onClear }: OrderBulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BulkBar
        count={chosen.size}
        onClear={onClear}
        actions={[
          { id: "pay-back", label: "Pay back", icon: <Undo2 />, onSelect: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <Suspense>
          <PayBackDialog event={event} orderIds={[...chosen]} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
