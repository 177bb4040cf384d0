import type { DirectoryMember, MemberFilter, MemberSort } from "@jubilee/core/people/members.types";
import { cards } from "./Directory.css.ts";
import { MemberCard } from "./MemberCard.tsx";
import { MemberSections } from "./MemberSections.tsx";
import { ProfileShelf } from "./ProfileShelf.tsx";

interface FoundMembersProps {
  found: readonly DirectoryMember[];
  shown: number;
  filter: MemberFilter;
  groupTerm: string;
  sort: MemberSort;
  /** Hosts open everything they know of somebody. */
  opens: boolean;
  /** Somebody is looked for: no cards come between. */
  isLooking: boolean;
}

/** Those with a profile as cards, everybody as lines. */
export function FoundMembers({
  found,
  shown,
  filter,
  groupTerm,
  sort,
  opens,
  isLooking,
}: FoundMembersProps) {
  const isTelling = filter === "claimed" || filter === "memorial";
  const profiles = found.filter(({ isClaimed, diedOn }) => isClaimed || diedOn !== null);
  if (isTelling)
    return (
      <ul className={cards}>
        {found.slice(0, shown).map((member) => (
          <MemberCard key={member.id} member={member} groupTerm={groupTerm} opens={opens} />
        ))}
      </ul>
    );
  return (
    <>
      {!isLooking && profiles.length > 0 && (
        <ProfileShelf members={profiles} groupTerm={groupTerm} opens={opens} />
      )}
      <MemberSections
        members={found.slice(0, shown)}
        sort={sort}
        groupTerm={groupTerm}
        opens={opens}
      />
    </>
  );
}
