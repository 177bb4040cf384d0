import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import type { ChangeScope } from "@jubilee/core/events/event-changes.types";
import type { EventSeries } from "@jubilee/core/events/event-series.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { ownKeys } from "../keys.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const scopes = (["this", "following", "all"] as const).map((value) => ({
  value,
  label: eventChangesCopy.scopes[value],
}));

export interface RemoveDatesDialogProps {
  event: EventRecord;
  series: EventSeries;
  onClose: () => void;
}

/** Deletes dates that concern nobody yet; says before which they are. */
export function RemoveDatesDialog({ event, series, onClose }: RemoveDatesDialogProps) {
  const api = useApi(createEventSeriesApi);
  const [scope, setScope] = useState<ChangeScope>("this");
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const { data: outlook, error } = useRead(
    [...ownKeys.series(event.id), "removing", scope],
    () => api.remove(event.id, scope, true),
    { gcTime: 0 },
  );
  const remove = async () => {
    const done = await run(() => api.remove(event.id, scope));
    if (!done) return;
    toast.success(
      done.removed.length === 1
        ? "One date is removed"
        : `${done.removed.length} dates are removed`,
    );
    onClose();
    if (!done.removed.includes(event.id)) return;
    const next = series.dates.find(({ eventId }) => !done.removed.includes(eventId));
    navigate(next ? href("events.details", { eventId: next.eventId }) : href("events.manage"));
  };
  const count = outlook?.removed.length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove dates"
      description="Removed dates are gone for good. A date that somebody was asked to, bought for or that is over stays: cancel it instead."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep them
          </Button>
          <Button
            variant="destructive"
            disabled={count === 0}
            loading={isBusy}
            onClick={() => void remove()}
          >
            {count === 1 ? "Remove one date" : `Remove ${count} dates`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RadioGroup label="Which dates" options={scopes} value={scope} onValueChange={setScope} />
        {error && <Refusal failure={error} />}
        {outlook && outlook.kept.length > 0 && (
          <Text tone="muted">
            {outlook.kept.length === 1
              ? "One date stays, because it concerns somebody or is over."
              : `${outlook.kept.length} dates stay, because they concern somebody or are over.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
