import { createDevicesApi } from "@jubilee/core/devices/api";
import type { InventoryLink } from "@jubilee/core/devices/types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Card } from "@jubilee/ui/card";
import { EmptyState } from "@jubilee/ui/empty-state";
import { toast } from "@jubilee/ui/toast";
import { useMemo, useState } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { ServerList } from "../../page-kit/list/ServerList.tsx";
import { useWrite } from "../../page-kit/list/useWrite.ts";
import { inventoryColumns, inventoryPhoneLine, nameOf } from "./inventoryColumns.tsx";

const inventoryKey = ["link-inventory"] as const;
const filters = [
  { value: "all", label: "All" },
  { value: "active", label: "Open" },
  { value: "expired", label: "Ran out" },
  { value: "revoked", label: "Turned off" },
];
/** Every link that was given out, by last use; one press ends it for good. */
export function LinkInventory() {
  const { client } = usePlanner();
  const devices = useMemo(() => createDevicesApi(client), [client]);
  const { isBusy, run } = useWrite(inventoryKey);
  const [ending, setEnding] = useState<InventoryLink | null>(null);
  const [columns] = useState(() => inventoryColumns(setEnding));
  const [phoneLine] = useState(() => inventoryPhoneLine(setEnding));
  const revoke = async (link: InventoryLink) => {
    const done = await run(() => devices.revokeLink(link.id));
    setEnding(null);
    if (done) toast.success("The link is turned off");
  };
  return (
    <Card title="Links you gave out">
      <ServerList
        nouns={["link", "links"]}
        queryKey={inventoryKey}
        load={devices.listLinks}
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="lock" title="No links given out" level={3}>
            When you share an event, its links appear here with their last use.
          </EmptyState>
        }
      />
      <AlertDialog
        open={ending !== null}
        onOpenChange={(open) => {
          if (!open) setEnding(null);
        }}
        title={ending ? `Turn off “${nameOf(ending)}”?` : ""}
        description="Whoever opens it sees that it is not valid any more. This cannot be undone; a new link can be made at any time."
        confirmLabel="Turn off"
        destructive
        loading={isBusy}
        onConfirm={() => {
          if (ending) void revoke(ending);
        }}
      />
    </Card>
  );
}
