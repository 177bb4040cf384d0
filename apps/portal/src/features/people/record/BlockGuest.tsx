import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Section } from "@jubilee/ui/section";
import { toast } from "@jubilee/ui/toast";
import { Ban, DoorOpen } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/people/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** Closes the doors for guests to this one, or opens them again. */
export function BlockGuest({ record: { guest } }: { record: GuestRecord }) {
  const records = useApi(createGuestRecordsApi);
  const { isBusy, run } = useWrite(keys.all, "Guest lists");
  const [isAsking, setAsking] = useState(false);
  const isBlocked = guest.status === "blocked";
  const change = async () => {
    if ((await run(() => records.setBlocked(guest.id, !isBlocked))) === null) return;
    setAsking(false);
    toast.success(isBlocked ? "They can answer again" : "Blocked");
  };
  return (
    <Section
      title={isBlocked ? "Blocked" : "Block"}
      size="section"
      description={
        isBlocked
          ? "They cannot reply, buy, register or wait for a place at any of your events. Tickets they have stay good."
          : "Somebody who is not welcome at your events any more."
      }
    >
      <Inline gap="2">
        {isBlocked ? (
          <Button
            variant="outline"
            size="sm"
            icon={<DoorOpen />}
            loading={isBusy}
            onClick={() => void change()}
          >
            Let them in again
          </Button>
        ) : (
          <Button variant="ghost" size="sm" icon={<Ban />} onClick={() => setAsking(true)}>
            Block this guest
          </Button>
        )}
      </Inline>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<>Block {guest.full_name}?</>}
        description="Their link opens nothing any more, and their addresses cannot reply, buy, register or wait for a place at any of your events. They are not told. Tickets and answers they have stay until you take them away, and you can let them in again."
        confirmLabel="Block"
        loading={isBusy}
        onConfirm={() => void change()}
      />
    </Section>
  );
}
