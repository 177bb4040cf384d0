import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { counted } from "@jubilee/core/base/words.rules";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { lazy, Suspense, useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("../change/ChangeDialog.tsx");
  return { default: dialog };
});

export interface CancelEventProps {
  event: EventRecord;
  /** People who count on it. */
  comingHeads: number;
  orderCount: number;
}

/** Calls an event off, once it is said what happens then. It can be brought back. */
export function CancelEvent({ event, comingHeads, orderCount }: CancelEventProps) {
  const events = useApi(createEventsApi);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useWrite(keys.events, "Event management");

  if (event.status === "cancelled") {
    const bringBack = async () => {
      const saved = await run(() => events.setStatus(event.id, "published"));
      if (saved) toast.success("The event takes place after all");
    };
    return (
      <Button variant="outline" loading={isBusy} onClick={() => void bringBack()}>
        Bring it back
      </Button>
    );
  }
  if (event.seriesId !== null) {
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Cancel dates
        </Button>
        {isOpen && (
          <Suspense>
            <ChangeDialog
              event={event}
              patch={{ status: "cancelled" }}
              title="Cancel dates"
              confirmLabel="Cancel these dates"
              isDestructive
              onDone={() => setOpen(false)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </>
    );
  }
  const cancel = async () => {
    const saved = await run(() => events.setStatus(event.id, "cancelled"));
    setOpen(false);
    if (saved) toast.success("The event is cancelled", { description: "Its page says so." });
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Cancel event
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Cancel “${event.name}”?`}
        description="It can be brought back until it would be over."
        consequences={[
          "Its page, links and widgets say that it is cancelled.",
          "Answers, orders and invitations stop at once, and no reminder goes out.",
          ...(comingHeads > 0
            ? [
                `${counted(comingHeads, "person is", "people are")} coming. In the next step you can write to whoever answered, is invited or has bought: one mail to each of them.`,
              ]
            : []),
          ...(orderCount > 0
            ? [
                `${counted(orderCount, "order keeps its", "orders keep their")} money until you give it back: under Orders, one press pays everybody back.`,
              ]
            : []),
          `${peopleAtStart(event.eventTypeId)}, answers and orders stay in your lists.`,
        ]}
        confirmLabel="Cancel event"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
