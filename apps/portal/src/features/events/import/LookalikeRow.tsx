import type { ListedLookalike } from "@jubilee/core/imports/types";
import { PersonRow } from "@jubilee/ui/person-row";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { mergeColumns, mergeHead, mergeRow } from "./Import.css.ts";

interface LookalikeRowProps {
  lookalike: ListedLookalike;
  isSame: boolean;
  onSameChange: (same: boolean) => void;
}

const choices = [
  { value: "other", label: "Add as new" },
  { value: "same", label: "Same person" },
] as const;

interface FactsProps {
  title: string;
  facts: readonly (string | null)[];
}

function Facts({ title, facts }: FactsProps) {
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

/** A line, whom it looks like, and the choice. */
export function LookalikeRow({ lookalike, isSame, onSameChange }: LookalikeRowProps) {
  const { line, guest, reason } = lookalike;
  const name = `${line.firstName} ${line.lastName}`.trim();
  return (
    <li className={mergeRow}>
      <div className={mergeHead}>
        <PersonRow name={name} detail={reason} />
        <SegmentedControl
          label={`Line ${line.line}, ${name}`}
          segments={choices}
          value={isSame ? "same" : "other"}
          onValueChange={(choice) => onSameChange(choice === "same")}
        />
      </div>
      <div className={mergeColumns}>
        <Facts
          title={`Line ${line.line}`}
          facts={[name, line.email, line.phone, line.groupLabel]}
        />
        <Facts
          title="On the list"
          facts={[guest.fullName, guest.email, guest.phone, guest.groupLabel]}
        />
      </div>
    </li>
  );
}
