import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { DirectoryFacts, MemberSort } from "@jubilee/core/people/members.types";
import { memberSorts } from "@jubilee/core/people/members.rules";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import type { ReactNode } from "react";
import { groupChoice, orderChoice, search, tools } from "./Directory.css.ts";
import type { MemberLook } from "./useMemberLook.ts";

interface MemberToolsProps {
  facts: DirectoryFacts;
  /** The type's own word for a group. */
  groupTerm: string;
  look: MemberLook;
  onLook: (change: Partial<MemberLook>) => void;
  /** Which part of the directory is shown, beside the search. */
  parts: ReactNode;
  /** What else there is, at the end. */
  more: ReactNode;
}

/** Finds and sorts the people of a directory. */
export function MemberTools({ facts, groupTerm, look, onLook, parts, more }: MemberToolsProps) {
  const sortNames: Record<MemberSort, string> = {
    name: "By name",
    family: "By last name",
    group: `By ${groupTerm.toLowerCase()}`,
    town: "By town",
  };
  return (
    <search className={tools} aria-label={peopleWords(facts.eventTypeId).many}>
      <div className={search}>
        <SearchField
          look="field"
          label="Find by name, former name, group or town"
          placeholder="Name or town"
          value={look.text}
          onValueChange={(text) => onLook({ text })}
        />
      </div>
      {parts}
      {facts.groups.length > 1 && (
        <div className={groupChoice}>
          <Select
            label={groupTerm}
            hideLabel
            value={look.group}
            onValueChange={(group) => onLook({ group })}
            options={[
              { value: "", label: `Every ${groupTerm}` },
              ...facts.groups.map((label) => ({ value: label, label: `${groupTerm} ${label}` })),
            ]}
          />
        </div>
      )}
      <div className={orderChoice}>
        <Select
          label="Order"
          hideLabel
          value={look.sort}
          onValueChange={(sort) => onLook({ sort })}
          options={memberSorts.map((value) => ({ value, label: sortNames[value] }))}
        />
      </div>
      {more}
    </search>
  );
}
