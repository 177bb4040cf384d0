import type { DirectoryMember } from "@jubilee/core/people/members.types";
import { ScrollArea } from "@jubilee/ui/scroll-area";
import { shelf } from "./Directory.css.ts";
import { MemberCard } from "./MemberCard.tsx";

interface ProfileShelfProps {
  members: readonly DirectoryMember[];
  groupTerm: string;
  opens: boolean;
}

/** Those who tell of themselves, as cards side by side; how to reach them is in the panel. */
export function ProfileShelf({ members, groupTerm, opens }: ProfileShelfProps) {
  return (
    <ScrollArea label="With a profile">
      <ul className={shelf}>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} groupTerm={groupTerm} opens={opens} isShort />
        ))}
      </ul>
    </ScrollArea>
  );
}
