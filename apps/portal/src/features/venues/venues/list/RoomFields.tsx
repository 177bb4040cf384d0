import { TextField } from "@jubilee/ui/text-field";
import { DateField } from "../../../../page-kit/dates/DateField.tsx";
import type { SearchFieldsProps } from "./searchFields.types.ts";

/** For how many, and on which day. */
export function RoomFields({ fields, onChange }: Pick<SearchFieldsProps, "fields" | "onChange">) {
  return (
    <>
      <TextField
        label="People"
        inputMode="numeric"
        value={fields.people}
        onValueChange={(people) => onChange({ people: people.replaceAll(/\D/g, "") })}
        maxLength={7}
        autoComplete="off"
      />
      <DateField label="Free on" value={fields.day} onValueChange={(day) => onChange({ day })} />
    </>
  );
}
