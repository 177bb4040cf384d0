import type { DirectoryFacts, DirectoryMember, MemberFilter } from "@jubilee/core/members/types";
import { findMembers, memberIndex } from "@jubilee/core/members/rules";
import { builtInEventTypes } from "@jubilee/core/event-types/rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import { Text } from "@jubilee/ui/text";
import { useDeferredValue, useMemo, useState } from "react";
import { cards, choice, search, tools } from "./Directory.css.ts";
import { MemberCard } from "./MemberCard.tsx";

interface MemberListProps {
  facts: DirectoryFacts;
  members: readonly DirectoryMember[];
  filter: MemberFilter;
}

const stepSize = 60;
const nobody: Record<MemberFilter, [title: string, words: string]> = {
  all: [
    "Nobody here yet",
    "Members appear as soon as they are on the event’s list and show their name.",
  ],
  claimed: ["Nobody has claimed a profile yet", "Mail people their own link from their page."],
  missing: ["Nobody is missing", "Open somebody’s page to mark them as missing."],
  memorial: ["Nobody is remembered here", "Open somebody’s page to add them to the memorial."],
};

/** The people of a directory, found while typing. */
export function MemberList({ facts, members, filter }: MemberListProps) {
  const [text, setText] = useState("");
  const [group, setGroup] = useState("");
  const [shown, setShown] = useState(stepSize);
  const index = useMemo(() => memberIndex(members), [members]);
  const applied = useDeferredValue(text);
  const found = useMemo(
    () => findMembers(index, applied, group === "" ? null : group),
    [index, applied, group],
  );
  const groupTerm =
    builtInEventTypes.find(({ id }) => id === facts.eventTypeId)?.groupTerm ?? "Group";
  if (members.length === 0) {
    const [title, words] = nobody[filter];
    return (
      <EmptyState drawing="table" title={title}>
        {facts.seenAs === "organiser" || filter === "all" ? words : null}
      </EmptyState>
    );
  }
  return (
    <>
      <search className={tools} aria-label="Members">
        <div className={search}>
          <SearchField
            look="field"
            label="Find by name, former name, group or town"
            placeholder="Name, former name, town"
            value={text}
            onValueChange={(value) => {
              setText(value);
              setShown(stepSize);
            }}
          />
        </div>
        {facts.groups.length > 1 && (
          <div className={choice}>
            <Select
              label={groupTerm}
              hideLabel
              value={group}
              onValueChange={(value) => {
                setGroup(value);
                setShown(stepSize);
              }}
              options={[
                { value: "", label: `Every ${groupTerm}` },
                ...facts.groups.map((label) => ({ value: label, label: `${groupTerm} ${label}` })),
              ]}
            />
          </div>
        )}
        <Text as="output" tone="muted" numeric>
          {found.length === 1 ? "1 person" : `${found.length} people`}
        </Text>
      </search>
      {found.length === 0 ? (
        <EmptyState drawing="search" title="Nobody like that">
          Try another name, or every {groupTerm.toLowerCase()}.
        </EmptyState>
      ) : (
        <ul className={cards}>
          {found.slice(0, shown).map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              groupTerm={groupTerm}
              opens={facts.seenAs === "organiser"}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + stepSize)}>
          Show {Math.min(stepSize, found.length - shown)} more
        </Button>
      )}
    </>
  );
}
