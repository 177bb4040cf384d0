import type {
  DirectoryFacts,
  DirectoryMember,
  MemberFilter,
} from "@jubilee/core/people/members.types";
import { findMembers, memberIndex, sortMembers } from "@jubilee/core/people/members.rules";
import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { useDeferredValue, useMemo, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { cards } from "./Directory.css.ts";
import { MemberCard } from "./MemberCard.tsx";
import { MemberTools, type MemberLook } from "./MemberTools.tsx";

interface MemberListProps {
  facts: DirectoryFacts;
  members: readonly DirectoryMember[];
  filter: MemberFilter;
}

const stepSize = 60;
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
  const [look, setLook] = useState<MemberLook>({ text: "", group: "", sort: "name" });
  const [shown, setShown] = useState(stepSize);
  const index = useMemo(() => memberIndex(members), [members]);
  const { text, group, sort } = useDeferredValue(look);
  const found = useMemo(
    () => sortMembers(findMembers(index, text, group === "" ? null : group), sort, locale),
    [index, text, group, sort, locale],
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
      <MemberTools
        facts={facts}
        groupTerm={groupTerm}
        look={look}
        onLook={(next) => {
          setLook(next);
          setShown(stepSize);
        }}
        found={found}
      />
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
