import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { createDevicesApi } from "@jubilee/core/account/devices.api";
import type { InventoryLink } from "@jubilee/core/account/devices.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { linkQuestions } from "../../../event-kit/links/linkQuestions.ts";
import { ServerList } from "../../../page-kit/list/ServerList.tsx";
import { inventoryColumns, inventoryPhoneLine, nameOf, type Ask } from "./inventoryColumns.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const inventoryKey = ["link-inventory"] as const;
const filters = [
  { value: "all", label: "All" },
  { value: "active", label: shareCopy.states.active },
  { value: "expired", label: shareCopy.states.expired },
  { value: "revoked", label: shareCopy.states.revoked },
];

/** Every link that was given out, by last use; one press ends it or gives it a new address. */
export function LinkInventory() {
  const devices = useApi(createDevicesApi);
  const { isBusy, run } = useWrite(inventoryKey);
  const [asked, setAsked] = useState<{ what: Ask; link: InventoryLink } | null>(null);
  const [ask] = useState(() => (what: Ask, link: InventoryLink) => setAsked({ what, link }));
  const [columns] = useState(() => inventoryColumns(ask));
  const [phoneLine] = useState(() => inventoryPhoneLine(ask));
  const question = asked && linkQuestions[asked.what];
  const confirm = async () => {
    if (!asked) return;
    const { what, link } = asked;
    const done = await run(() =>
      what === "revoke" ? devices.revokeLink(link.id) : devices.rotateLink(link.id),
    );
    setAsked(null);
    if (done) toast.success(linkQuestions[what].done);
  };
  return (
    <section aria-labelledby="links-given-out">
      <Heading level={2} id="links-given-out">
        Links you gave out
      </Heading>
      <ServerList
        what={{ one: "link", many: "links", kept: "links" }}
        queryKey={inventoryKey}
        load={devices.listLinks}
        searchLabel="Find a link"
        filters={filters}
        isCounted
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        empty={
          <EmptyState drawing="key" title="No links given out" level={3}>
            When you share an event, a campaign or a venue, its links appear here with their last
            use.
          </EmptyState>
        }
      />
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={question?.title ?? ""}
        description={
          asked && question
            ? `${nameOf(asked.link)}, ${asked.link.eventName}. ${question.text}`
            : ""
        }
        confirmLabel={question?.confirm ?? ""}
        destructive
        loading={isBusy}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
