import type { ThreadMember } from "@jubilee/core/talk/threads.types";
import { Button } from "@jubilee/ui/button";
import * as css from "./Talk.css.ts";

interface MentionChipsProps {
  people: readonly ThreadMember[];
  onChoose: (member: ThreadMember) => void;
}

/** Who can be named by @, while one begins a name. */
export function MentionChips({ people, onChoose }: MentionChipsProps) {
  if (people.length === 0) return null;
  return (
    <fieldset aria-label="Name somebody" className={css.chips}>
      {people.map((member) => (
        <Button key={member.id} size="sm" variant="outline" onClick={() => onChoose(member)}>
          {member.name}
        </Button>
      ))}
    </fieldset>
  );
}
