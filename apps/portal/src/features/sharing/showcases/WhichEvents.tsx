import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import type {
  ShowcaseDraft,
  ShowcaseOrder,
  ShowcasePeriod,
} from "@jubilee/core/sharing/showcase.types";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { ChosenEvents } from "./ChosenEvents.tsx";

export interface WhichEventsProps {
  draft: ShowcaseDraft;
  onChange: (changed: Partial<ShowcaseDraft>) => void;
  error: string | undefined;
}

const types = [
  { value: "" as const, label: "Of any type" },
  ...builtInEventTypes.map(({ id, name }) => ({ value: id, label: name })),
];

const periods: { value: ShowcasePeriod; label: string }[] = [
  { value: "upcoming", label: "Still to come" },
  { value: "past", label: "Over" },
  { value: "all", label: "All of them" },
];

const orders: { value: ShowcaseOrder; label: string }[] = [
  { value: "soonest", label: "The next one first" },
  { value: "latest", label: "The latest date first" },
];
const ownOrder: { value: ShowcaseOrder; label: string } = {
  value: "chosen",
  label: "As I have put them",
};

/** By a filter that follows by itself, or one by one. */
export function WhichEvents({ draft, onChange, error }: WhichEventsProps) {
  const isChosen = draft.selection === "chosen";
  return (
    <Stack gap="4">
      <RadioGroup
        label="Which events"
        value={draft.selection}
        options={[
          {
            value: "filter",
            label: "Every public event",
            help: "New ones join by themselves. Unlisted and private events do not.",
          },
          {
            value: "chosen",
            label: "Those I choose",
            help: "Unlisted events too. Private ones stay private.",
          },
        ]}
        onValueChange={(selection) =>
          onChange({ selection, eventOrder: selection === "chosen" ? "chosen" : "soonest" })
        }
      />
      {isChosen ? (
        <ChosenEvents
          eventIds={draft.eventIds}
          error={error}
          onChange={(eventIds) => onChange({ eventIds })}
        />
      ) : (
        <Select
          label="Type"
          options={types}
          value={draft.filterTypeId ?? ""}
          onValueChange={(typeId) => onChange({ filterTypeId: typeId || null })}
        />
      )}
      <Select
        label="When"
        options={periods}
        value={draft.period}
        onValueChange={(period) => onChange({ period })}
      />
      {draft.layout === "list" && (
        <Select
          label="Order"
          options={isChosen ? [...orders, ownOrder] : orders}
          value={draft.eventOrder}
          onValueChange={(eventOrder) => onChange({ eventOrder })}
        />
      )}
    </Stack>
  );
}
