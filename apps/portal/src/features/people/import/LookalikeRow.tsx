import { importedName } from "@jubilee/core/people/import-names.rules";
import type { ListedLookalike } from "@jubilee/core/people/imports.types";
import { ComparedRow } from "./ComparedRow.tsx";

interface LookalikeRowProps {
  lookalike: ListedLookalike;
  isSame: boolean;
  onSameChange: (same: boolean) => void;
}

const words = { apart: "Add as new", one: "Same person" };

/** A line, whom it looks like, and the choice. */
export function LookalikeRow({ lookalike, isSame, onSameChange }: LookalikeRowProps) {
  const { line, guest, reason } = lookalike;
  const name = importedName(line);
  return (
    <ComparedRow
      name={name}
      reason={reason}
      label={`Line ${line.line}, ${name}`}
      sides={[
        { title: `Line ${line.line}`, facts: [name, line.email, line.phone, line.groupLabel] },
        {
          title: "On the list",
          facts: [guest.fullName, guest.email, guest.phone, guest.groupLabel],
        },
      ]}
      words={words}
      isOne={isSame}
      onOneChange={onSameChange}
    />
  );
}
