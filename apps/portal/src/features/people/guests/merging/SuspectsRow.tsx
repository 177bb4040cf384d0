import type { Suspects } from "@jubilee/core/people/guest-merges.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { PersonRow } from "@jubilee/ui/person-row";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { AnswerChip } from "../../../../event-kit/AnswerChip.tsx";

interface SuspectsRowProps {
  group: Suspects;
  onMerge: () => void;
  onApart: () => void;
}

const detailOf = ({ email, phone, city, groupLabel }: ListedGuest) =>
  [email, phone, city, groupLabel].filter(Boolean).join(", ") || "Nothing but the name";

/** Two or more who look like one person, why, and the choice. */
export function SuspectsRow({ group, onMerge, onApart }: SuspectsRowProps) {
  const names = group.guests.map(({ fullName }) => fullName).join(", ");
  return (
    <Stack gap="3">
      <Text size={12} tone="muted">
        {group.reason}
      </Text>
      {group.guests.map((guest) => (
        <PersonRow
          key={guest.id}
          name={guest.fullName}
          detail={detailOf(guest)}
          end={<AnswerChip state={guest.answer} />}
        />
      ))}
      <Inline gap="2">
        <Button
          variant="secondary-light"
          size="sm"
          aria-label={`Look at merging: ${names}`}
          onClick={onMerge}
        >
          Look at merging
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Not the same person: ${names}`}
          onClick={onApart}
        >
          Not the same person
        </Button>
      </Inline>
    </Stack>
  );
}
