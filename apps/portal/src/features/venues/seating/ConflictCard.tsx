import type { SeatingConflict } from "@jubilee/core/venues/seating.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { useState } from "react";
import { conflicts as listStyle } from "./Seating.css.ts";

/** The rest is a press away. */
const shownFirst = 5;

export interface ConflictCardProps {
  conflicts: readonly SeatingConflict[];
  onPerson: (key: string) => void;
}

/** What is not as it should be, broken rules first; each with the way to the person. */
export function ConflictCard({ conflicts, onPerson }: ConflictCardProps) {
  const [isOpen, setOpen] = useState(false);
  if (conflicts.length === 0) return null;
  const shown = isOpen ? conflicts : conflicts.slice(0, shownFirst);
  const isBroken = conflicts.some(({ isHard }) => isHard);
  return (
    <Card
      title={`To look at (${conflicts.length})`}
      level={2}
      tone={isBroken ? "attention" : "default"}
    >
      <ul className={listStyle}>
        {shown.map(({ words, isHard, people: [first] }) => (
          <li key={words}>
            <InlineMessage tone={isHard ? "warning" : "muted"}>{words}</InlineMessage>
            {isHard && first !== undefined && (
              <Button variant="link" size="sm" onClick={() => onPerson(first)}>
                Move one of them
              </Button>
            )}
          </li>
        ))}
      </ul>
      {conflicts.length > shown.length && (
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {`Show ${conflicts.length - shown.length} more`}
        </Button>
      )}
    </Card>
  );
}
