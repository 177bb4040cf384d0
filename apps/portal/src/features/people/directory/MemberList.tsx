import type {
  DirectoryFacts,
  DirectoryMember,
  MemberFilter,
} from "@jubilee/core/people/members.types";
import { findMembers, memberIndex, sortMembers } from "@jubilee/core/people/members.rules";
import { membersCsv } from "@jubilee/core/people/member-lists.rules";
import {
  builtInEventTypes,
  countPeople,
  peopleWords,
} from "@jubilee/core/events/event-types.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Text } from "@jubilee/ui/text";
import { useDeferredValue, useMemo, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { foot } from "./Directory.css.ts";
import { FoundMembers } from "./FoundMembers.tsx";
import { MemberTools } from "./MemberTools.tsx";
import { useMemberLook } from "./useMemberLook.ts";

interface MemberListProps {
  facts: DirectoryFacts;
  members: readonly DirectoryMember[];
  filter: MemberFilter;
}

const stepSize = 120;
const nobody: Record<MemberFilter, [title: string, words: string]> = {
  all: [
    "Nobody here yet",
    "People appear as soon as they are on the event’s list and show their name.",
  ],
  claimed: ["Nobody has claimed a profile yet", "Mail people their own link from their page."],
  missing: ["Nobody is missing", "Open somebody’s page to mark them as missing."],
  memorial: ["Nobody is remembered here", "Open somebody’s page to add them to the memorial."],
};

/** The people of a directory, found while typing. */
export function MemberList({ facts, members, filter }: MemberListProps) {
  const locale = useLocale();
  const [look, setLook] = useMemberLook();
  const [shown, setShown] = useState(stepSize);
  const index = useMemo(() => memberIndex(members), [members]);
  const { text, group, sort } = useDeferredValue(look);
  const found = useMemo(
    () => sortMembers(findMembers(index, text, group === "" ? null : group), sort, locale),
    [index, text, group, sort, locale],
  );
  const isLooking = text !== "" || group !== "";
  const groupTerm =
    builtInEventTypes.find(({ id }) => id === facts.eventTypeId)?.groupTerm ?? "Group";
  if (members.length === 0) {
    const [title, words] = nobody[filter];
    return (
      <EmptyState drawing="people" title={title}>
        {facts.seenAs === "organiser" || filter === "all" ? words : null}
      </EmptyState>
    );
  }
  return (
    <>
      <MemberTools
        facts={facts}
        groupTerm={groupTerm}
        look={look}
        onLook={(next) => {
          setLook(next);
          setShown(stepSize);
        }}
      />
      {found.length === 0 ? (
        <EmptyState drawing="search" title="Nobody like that">
          Try another name, or every {groupTerm.toLowerCase()}.
        </EmptyState>
      ) : (
        <FoundMembers
          found={found}
          shown={shown}
          filter={filter}
          groupTerm={groupTerm}
          sort={sort}
          opens={facts.seenAs === "organiser"}
          isLooking={isLooking}
        />
      )}
      {found.length > 0 && (
        <div className={foot}>
          {found.length > shown && (
            <Button variant="outline" onClick={() => setShown(shown + stepSize)}>
              Show {Math.min(stepSize, found.length - shown)} more
            </Button>
          )}
          <Text as="output" tone="muted" numeric>
            {countPeople(found.length, peopleWords(facts.eventTypeId), locale)}
          </Text>
          {facts.seenAs === "organiser" && (
            <ExportButton
              name={`directory-of-${facts.name}.csv`}
              rows={found}
              csv={(rows) => membersCsv(rows, groupTerm)}
              logged={["member_directory", facts.eventId]}
              variant="outline"
              size="sm"
            />
          )}
        </div>
      )}
    </>
  );
}
