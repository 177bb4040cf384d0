import { countPeople, peopleWords } from "@jubilee/core/events/event-types.rules";
import type {
  DirectoryFacts,
  DirectoryMember,
  MemberSort,
} from "@jubilee/core/people/members.types";
import { memberSorts } from "@jubilee/core/people/members.rules";
import { membersCsv } from "@jubilee/core/people/member-lists.rules";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { choice, push, search, tools } from "./Directory.css.ts";

/** What is looked for in a directory, and in which order it stands. */
export interface MemberLook {
  text: string;
  /** Empty: every group. */
  group: string;
  sort: MemberSort;
}

interface MemberToolsProps {
  facts: DirectoryFacts;
  /** The type's own word for a group. */
  groupTerm: string;
  look: MemberLook;
  onLook: (look: MemberLook) => void;
  found: readonly DirectoryMember[];
}

/** Finds, sorts and saves the people of a directory. */
export function MemberTools({ facts, groupTerm, look, onLook, found }: MemberToolsProps) {
  const locale = useLocale();
  const sortNames: Record<MemberSort, string> = {
    name: "By name",
    group: `By ${groupTerm.toLowerCase()}`,
    town: "By town",
  };
  return (
    <search className={tools} aria-label={peopleWords(facts.eventTypeId).many}>
      <div className={search}>
        <SearchField
          look="field"
          label="Find by name, former name, group or town"
          placeholder="Name, former name, town"
          value={look.text}
          onValueChange={(text) => onLook({ ...look, text })}
        />
      </div>
      {facts.groups.length > 1 && (
        <div className={choice}>
          <Select
            label={groupTerm}
            hideLabel
            value={look.group}
            onValueChange={(group) => onLook({ ...look, group })}
            options={[
              { value: "", label: `Every ${groupTerm}` },
              ...facts.groups.map((label) => ({ value: label, label: `${groupTerm} ${label}` })),
            ]}
          />
        </div>
      )}
      <div className={choice}>
        <Select
          label="Order"
          hideLabel
          value={look.sort}
          onValueChange={(value) =>
            onLook({ ...look, sort: memberSorts.find((sort) => sort === value) ?? "name" })
          }
          options={memberSorts.map((value) => ({ value, label: sortNames[value] }))}
        />
      </div>
      <Text as="output" tone="muted" numeric>
        {countPeople(found.length, peopleWords(facts.eventTypeId), locale)}
      </Text>
      {facts.seenAs === "organiser" && (
        <div className={push}>
          <ExportButton
            name={`directory-of-${facts.name}.csv`}
            rows={found}
            csv={(members) => membersCsv(members, groupTerm)}
            logged={["member_directory", facts.eventId]}
            variant="outline"
            size="sm"
            disabled={found.length === 0}
          />
        </div>
      )}
    </search>
  );
}
