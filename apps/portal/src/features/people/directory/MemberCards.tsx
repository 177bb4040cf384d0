import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { AtOnce } from "../../../page-kit/list/AtOnce.tsx";
import { cards } from "./Directory.css.ts";
import { MemberCard } from "./MemberCard.tsx";

interface MemberCardsProps {
  members: readonly DirectoryMember[];
  groupTerm: string;
  opens: boolean;
}

const atOnce = 120;

/** Those who tell of themselves, or of whom is told, as cards. */
export function MemberCards({ members, groupTerm, opens }: MemberCardsProps) {
  return (
    <AtOnce rows={members} count={atOnce}>
      {(some) => (
        <ul className={cards}>
          {some.map((member) => (
            <MemberCard key={member.id} member={member} groupTerm={groupTerm} opens={opens} />
          ))}
        </ul>
      )}
    </AtOnce>
  );
}
