import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { Switch } from "@jubilee/ui/switch";
import { pair, part } from "./ActivityEditor.css.ts";
import type { FieldsProps } from "./fields.types.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";

export interface SignUpFieldsProps extends FieldsProps {
  event: EventRecord;
}

/** Whether one takes a place, how many there are, and what one needs for it. */
export function SignUpFields({ draft, errors, onChange, event }: SignUpFieldsProps) {
  const api = useApi(createTicketsApi);
  const { data: tickets = [] } = useRead(["events", event.id, "ticket-types"], () =>
    api.list(event),
  );
  return (
    <div className={part}>
      <Switch
        checked={draft.signUp}
        onCheckedChange={(signUp) => onChange({ signUp })}
        label={`${peopleAtStart(event.eventTypeId)} sign up for it`}
        help="Without it everybody is welcome and nobody counts."
      />
      {draft.signUp && (
        <>
          <div className={pair}>
            <NumberField
              label="Places"
              optional
              help="When they are taken, a waiting list moves up by itself."
              value={draft.capacity}
              onValueChange={(capacity) => onChange({ capacity })}
              error={errors.capacity}
              min={1}
              max={1_000_000}
            />
            <Select
              label="Ticket needed"
              help="Its price is what the activity costs."
              value={draft.ticketTypeId}
              onValueChange={(ticketTypeId) => onChange({ ticketTypeId })}
              options={[
                { value: "", label: "None" },
                ...tickets.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          {draft.ticketTypeId === "" && (
            <Switch
              checked={draft.asksRsvp}
              onCheckedChange={(asksRsvp) => onChange({ asksRsvp })}
              label="Ask about it in the invitation"
              help="Each of the household answers for it beside yes or no, once the schedule is published."
            />
          )}
          <Switch
            checked={draft.requiresRsvp}
            onCheckedChange={(requiresRsvp) => onChange({ requiresRsvp })}
            label="Only for those who answered yes"
            help="Who has not answered the invitation is asked to do that first."
          />
        </>
      )}
    </div>
  );
}
