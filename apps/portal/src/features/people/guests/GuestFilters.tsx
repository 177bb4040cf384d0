import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { fieldValuesOf, groupsOf, tagsOf } from "@jubilee/core/people/guests.rules";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { memo, useMemo } from "react";
import { pills } from "../../../page-kit/list/ListTools.css.ts";
import { ManyFilter } from "./ManyFilter.tsx";

const answers = ["yes", "maybe", "no", "waitlisted", "pending"] as const;

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const answerOptions = answers.map((value) => ({ value, label: rsvpCopy.states[value] }));

interface GuestFiltersProps extends Omit<GuestFilter, "text"> {
  guests: ListedGuest[];
  groupTerm: string;
  onChange: (change: Partial<GuestFilter>) => void;
}

/** Which guests are shown, by what is known of them. Typing a name does not draw them anew. */
export const GuestFilters = memo(function GuestFilters(props: GuestFiltersProps) {
  const { guests, groupTerm, onChange } = props;
  const groups = useMemo(() => named(groupsOf(guests)), [guests]);
  const tags = useMemo(() => named(tagsOf(guests)), [guests]);
  const fields = useMemo(() => named(fieldValuesOf(guests)), [guests]);
  return (
    <div className={pills}>
      {groups.length > 0 && (
        <ManyFilter
          label={groupTerm}
          options={groups}
          chosen={props.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
      )}
      <ManyFilter
        label="Answer"
        options={answerOptions}
        chosen={props.answers}
        onChange={(chosen) => onChange({ answers: chosen })}
      />
      {tags.length > 0 && (
        <ManyFilter
          label="Tag"
          options={tags}
          chosen={props.tags}
          onChange={(chosen) => onChange({ tags: chosen })}
        />
      )}
      {fields.length > 0 && (
        <ManyFilter
          label="Own field"
          options={fields}
          chosen={props.fields}
          onChange={(chosen) => onChange({ fields: chosen })}
        />
      )}
    </div>
  );
});
