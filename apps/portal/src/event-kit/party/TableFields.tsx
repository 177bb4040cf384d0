import type { PartyMeal, PersonDraft } from "@jubilee/core/answers/party.types";
import { Select } from "@jubilee/ui/select";
import { TextField } from "@jubilee/ui/text-field";
import { table } from "./Party.css.ts";

export interface TableFieldsProps {
  draft: PersonDraft;
  meals: PartyMeal[];
  onChange: (part: Partial<PersonDraft>) => void;
}

/** What one person eats: a meal where the event offers some, and what must not be on the plate. */
export function TableFields({ draft, meals, onChange }: TableFieldsProps) {
  const offered = meals.filter(({ forChildren }) => draft.isChild || !forChildren);
  const chosen = offered.find(({ name }) => name === draft.meal);
  return (
    <div className={table}>
      {offered.length > 0 && (
        <Select
          label="Meal"
          optional
          placeholder="Not chosen yet"
          options={offered.map(({ name }) => ({ value: name, label: name }))}
          value={draft.meal}
          onValueChange={(meal) => onChange({ meal })}
          help={chosen?.description}
        />
      )}
      <TextField
        label="Allergies and diet"
        optional
        value={draft.dietary}
        onValueChange={(dietary) => onChange({ dietary })}
        maxLength={500}
        dir="auto"
      />
    </div>
  );
}
