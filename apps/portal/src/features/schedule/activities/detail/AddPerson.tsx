import { Combobox } from "@jubilee/ui/combobox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useGuestNames } from "../data/useGuestNames.ts";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../../page-kit/form/useDraft.ts";

export interface AddPersonProps extends ActivityDetailsProps {
  onClose: () => void;
}

/** Signs a guest of the event up, by the same rules as they could themselves. */
export function AddPerson({ activity, event, onClose }: AddPersonProps) {
  const api = useApi(createActivitiesApi);
  const findGuests = useGuestNames(event.id);
  const form = useDraft(
    { guestId: "" },
    {
      write: useWrite(activityKeys.ofEvent(event.id), "Activity management"),
      check: ({ guestId }) => (guestId ? {} : { guestId: "Choose somebody from the list" }),
      place: ({ message }) => ({ guestId: message }),
    },
  );
  return (
    <FormDialog
      title="Sign somebody up"
      description="When every place is taken they join the waiting list."
      submitLabel="Sign up"
      summary={false}
      {...form.dialog(({ guestId }) => api.setPlace(activity.id, guestId, true), {
        done: "Signed up",
        onClose,
      })}
    >
      <Combobox
        label="Who"
        placeholder="Type a name"
        {...form.field("guestId")}
        load={findGuests}
        empty="Nobody on the list has that name"
        required
      />
    </FormDialog>
  );
}
