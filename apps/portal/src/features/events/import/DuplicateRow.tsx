import type { DuplicateGroup, ImportedGuest } from "@jubilee/core/imports/types";
import { PersonRow } from "@jubilee/ui/person-row";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { mergeColumns, mergeHead, mergeRow } from "./Import.css.ts";

interface DuplicateRowProps {
  group: DuplicateGroup;
  isMerged: boolean;
  onMergedChange: (merged: boolean) => void;
}

const choices = [
  { value: "apart", label: "Keep both" },
  { value: "merged", label: "Merge" },
] as const;

/** What one line says, or what the lines say together. */
function Facts({ title, guest }: { title: string; guest: ImportedGuest }) {
  const facts = [
    guest.email,
    guest.phone,
    [guest.groupLabel, guest.dietary].filter(Boolean).join(", "),
  ];
  return (
    <div>
      <Text size={12} tone="muted">
        {title}
      </Text>
      {facts.filter(Boolean).map((fact) => (
        <Text key={fact} size={14} breakAnywhere dir="auto">
          {fact}
        </Text>
      ))}
    </div>
  );
}

/** Two or more lines about one person, and what they become together. */
export function DuplicateRow({ group, isMerged, onMergedChange }: DuplicateRowProps) {
  const name = `${group.merged.firstName} ${group.merged.lastName}`.trim();
  return (
    <li className={mergeRow}>
      <div className={mergeHead}>
        <PersonRow name={name} detail={group.reason} />
        <SegmentedControl
          label={`Lines about ${name}`}
          segments={choices}
          value={isMerged ? "merged" : "apart"}
          onValueChange={(choice) => onMergedChange(choice === "merged")}
        />
      </div>
      <div className={mergeColumns}>
        {group.guests.slice(0, 2).map((guest) => (
          <Facts key={guest.line} title={`Line ${guest.line}`} guest={guest} />
        ))}
        <Facts title={isMerged ? "After merging" : "If merged"} guest={group.merged} />
      </div>
    </li>
  );
}
