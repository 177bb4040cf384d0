import { eventTypeCopy } from "@jubilee/core/events/event-types.copy";
import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { Card } from "@jubilee/ui/card";
import { Select, type SelectOption } from "@jubilee/ui/select";
import { accountToast } from "@jubilee/ui/toast";
import { useStore } from "zustand";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

const kinds: SelectOption[] = builtInEventTypes.map(({ id, name }) => ({ value: id, label: name }));

/** The preferred kind of event, stored on this device for this person. */
export function EventTypeSetting() {
  const { eventTypes } = usePlanner();
  const { eventTypeId } = useStore(eventTypes);

  const pick = (id: string) => {
    const result = eventTypes.pick(id);
    if (!result.ok) {
      accountToast.destructive(result.error.message);
      return;
    }
    const { title, description } = eventTypeCopy.updated(result.value.name);
    accountToast.success(title, { description });
  };
  return (
    <Card title="Kind of event">
      <Select
        label="Preferred event type"
        help="New events start with it, and its words."
        value={eventTypeId}
        onValueChange={pick}
        options={kinds}
      />
    </Card>
  );
}
