import { firstName } from "@jubilee/core/base/names.rules";
import type { ScheduleMember } from "@jubilee/core/schedule/public-schedule.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";

interface MemberChoiceProps {
  members: readonly ScheduleMember[];
  chosenId: string | null;
  onChoose: (memberId: string) => void;
}

/** Names that stand side by side on a phone. */
const mostSideBySide = 4;
const mostLetters = 28;

/** Whose places are shown and taken, where one link speaks for a household; nothing for whoever is alone. */
export function MemberChoice({ members, chosenId, onChoose }: MemberChoiceProps) {
  if (members.length < 2 || chosenId === null) return null;
  const label = "Whose schedule";
  const firstNames = members.map(({ id, name }) => ({
    value: id,
    label: firstName(name),
  }));
  const areClear = new Set(firstNames.map((one) => one.label)).size === members.length;
  const letters = firstNames.map((one) => one.label).join("").length;
  if (areClear && members.length <= mostSideBySide && letters <= mostLetters) {
    return (
      <SegmentedControl
        label={label}
        segments={firstNames}
        value={chosenId}
        onValueChange={onChoose}
      />
    );
  }
  const options = members.map(({ id, name }) => ({ value: id, label: name }));
  return <Select label={label} options={options} value={chosenId} onValueChange={onChoose} />;
}
