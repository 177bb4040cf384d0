import { importedName } from "@jubilee/core/people/import-names.rules";
import type { DuplicateGroup, ImportedGuest } from "@jubilee/core/people/imports.types";
import { ComparedRow } from "./ComparedRow.tsx";

interface DuplicateRowProps {
  group: DuplicateGroup;
  isMerged: boolean;
  onMergedChange: (merged: boolean) => void;
}

const words = { apart: "Keep both", one: "Merge" };

/** What one line says, or what the lines say together. */
const sideOf = (title: string, guest: ImportedGuest) => ({
  title,
  facts: [guest.email, guest.phone, [guest.groupLabel, guest.dietary].filter(Boolean).join(", ")],
});

/** Two or more lines about one person, and what they become together. */
export function DuplicateRow({ group, isMerged, onMergedChange }: DuplicateRowProps) {
  const name = importedName(group.merged);
  const lines = group.guests.slice(0, 2).map((guest) => sideOf(`Line ${guest.line}`, guest));
  return (
    <ComparedRow
      name={name}
      reason={group.reason}
      label={`Lines about ${name}`}
      sides={[...lines, sideOf(isMerged ? "After merging" : "If merged", group.merged)]}
      words={words}
      isOne={isMerged}
      onOneChange={onMergedChange}
    />
  );
}
