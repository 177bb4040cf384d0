import { PersonRow } from "@jubilee/ui/person-row";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { mergeColumns, mergeHead, mergeRow } from "./Import.css.ts";

/** What is known of a person from one side. */
interface Side {
  title: string;
  facts: readonly (string | null)[];
}

interface ComparedRowProps {
  name: string;
  /** Why they look like one person. */
  reason: string;
  /** Says which choice this is, where only the choice is heard. */
  label: string;
  sides: readonly Side[];
  /** What the two answers are called. */
  words: { apart: string; one: string };
  isOne: boolean;
  onOneChange: (isOne: boolean) => void;
}

/** What looks like one person, side by side, and whether it is. */
export function ComparedRow({
  name,
  reason,
  label,
  sides,
  words,
  isOne,
  onOneChange,
}: ComparedRowProps) {
  return (
    <li className={mergeRow}>
      <div className={mergeHead}>
        <PersonRow name={name} detail={reason} />
        <SegmentedControl
          label={label}
          segments={[
            { value: "apart", label: words.apart },
            { value: "one", label: words.one },
          ]}
          value={isOne ? "one" : "apart"}
          onValueChange={(choice) => onOneChange(choice === "one")}
        />
      </div>
      <div className={mergeColumns}>
        {sides.map(({ title, facts }) => (
          <div key={title}>
            <Text size={12} tone="muted">
              {title}
            </Text>
            {facts.filter(Boolean).map((fact) => (
              <Text key={fact} size={14} breakAnywhere dir="auto">
                {fact}
              </Text>
            ))}
          </div>
        ))}
      </div>
    </li>
  );
}
