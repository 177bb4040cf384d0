import { Button } from "@jubilee/ui/button";
import { Combobox } from "@jubilee/ui/combobox";
import { Dialog } from "@jubilee/ui/dialog";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useGuestNames } from "../data/useGuestNames.ts";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface AddPersonProps extends ActivityDetailsProps {
  onClose: () => void;
}

/** Signs a guest of the event up, by the same rules as they could themselves. */
export function AddPerson({ activity, event, onClose }: AddPersonProps) {
  const api = useApi(createActivitiesApi);
  const findGuests = useGuestNames(event.id);
  const [guestId, setGuestId] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const { isBusy, run } = useWrite(activityKeys.ofEvent(event.id), "Activity management");
  const add = async () => {
    if (guestId === "") {
      setError("Choose somebody from the list");
      return;
    }
    const done = await run(
      () => api.setPlace(activity.id, guestId, true),
      ({ message }) => {
        setError(message);
        return true;
      },
    );
    if (!done) return;
    toast.success("Signed up");
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Sign somebody up"
      description="When every place is taken they join the waiting list."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void add()}>
            Sign up
          </Button>
        </>
      }
    >
      <Combobox
        label="Who"
        placeholder="Type a name"
        value={guestId}
        load={findGuests}
        onValueChange={(id) => {
          setGuestId(id);
          setError(undefined);
        }}
        error={error}
        empty="Nobody on the list has that name"
        required
      />
    </Dialog>
  );
}
