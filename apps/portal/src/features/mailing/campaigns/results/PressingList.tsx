import type { CampaignResults } from "@jubilee/core/mailing/campaigns.types";
import { counted } from "@jubilee/core/base/words.rules";
import { PersonRow } from "@jubilee/ui/person-row";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";

interface PressingListProps {
  pressing: NonNullable<CampaignResults["pressing"]>;
  total: number;
}

/** Who pressed a link, the last first. */
export function PressingList({ pressing, total }: PressingListProps) {
  if (total === 0) return <Text tone="muted">Nobody so far.</Text>;
  return (
    <Stack gap="3">
      {pressing.map(({ guestId, name, links }) => (
        <PersonRow key={guestId} name={name} detail={counted(links, "link", "links")} />
      ))}
      {total > pressing.length && (
        <Text tone="muted" size={14}>{`And ${total - pressing.length} more.`}</Text>
      )}
    </Stack>
  );
}
