import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { fieldValuesOf, groupsOf, tagsOf } from "@jubilee/core/people/guests.rules";
import type { GuestFilter, ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import { memo, useMemo, type ReactNode } from "react";
import { pills } from "../../../page-kit/list/ListTools.css.ts";
import { FilterSheet } from "../../../page-kit/list/FilterSheet.tsx";
import { ManyChoice, ManyFilter } from "./ManyFilter.tsx";
import { asPills, asSheet } from "./Guests.css.ts";
import { chosenCount } from "./guestView.rules.ts";

const answers = ["yes", "maybe", "no", "waitlisted", "pending"] as const;

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const answerOptions = answers.map((value) => ({ value, label: rsvpCopy.states[value] }));

interface GuestFiltersProps extends Omit<GuestFilter, "text"> {
  guests: ListedGuest[];
  groupTerm: string;
  /** The order by the heads of columns, which phones do not show. */
  order: ReactNode;
  onChange: (change: Partial<GuestFilter>) => void;
}

/**
 * Which guests are shown, by what is known of them: pills where there is room for them, else a sheet
 * behind one button. Typing a name does not draw them anew.
 */
export const GuestFilters = memo(function GuestFilters(props: GuestFiltersProps) {
  const { guests, groupTerm, onChange } = props;
  const groups = useMemo(() => named(groupsOf(guests)), [guests]);
  const tags = useMemo(() => named(tagsOf(guests)), [guests]);
  const fields = useMemo(() => named(fieldValuesOf(guests)), [guests]);
  const every = [
    {
      label: groupTerm,
      options: groups,
      chosen: props.groups,
      onChange: (chosen: string[]) => onChange({ groups: chosen }),
    },
    {
      label: "Answer",
      options: answerOptions,
      chosen: props.answers,
      onChange: (chosen: string[]) =>
        onChange({ answers: answers.filter((answer) => chosen.includes(answer)) }),
    },
    {
      label: "Tag",
      options: tags,
      chosen: props.tags,
      onChange: (chosen: string[]) => onChange({ tags: chosen }),
    },
    {
      label: "Own field",
      options: fields,
      chosen: props.fields,
      onChange: (chosen: string[]) => onChange({ fields: chosen }),
    },
  ].filter(({ options }) => options.length > 0);
  const clear = () => onChange({ answers: [], groups: [], tags: [], fields: [] });
  const count = chosenCount(props);
  return (
    <>
      <div className={`${pills} ${asPills}`}>
        {every.map((filter) => (
          <ManyFilter key={filter.label} {...filter} />
        ))}
      </div>
      <div className={asSheet}>
        <FilterSheet
          title={props.order ? "Filter and sort" : "Filters"}
          count={count}
          footer={
            <Button variant="ghost" disabled={count === 0} onClick={clear}>
              Clear all
            </Button>
          }
        >
          {every.map((filter) => (
            <ManyChoice key={filter.label} {...filter} />
          ))}
          {props.order}
        </FilterSheet>
      </div>
    </>
  );
});
