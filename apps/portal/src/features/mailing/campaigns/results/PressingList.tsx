import type { CampaignResults } from "@jubilee/core/mailing/campaigns.types";
import { counted } from "@jubilee/core/base/words.rules";
import { PersonRow } from "@jubilee/ui/person-row";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";

import { useFew } from "../../../../page-kit/list/useFew.tsx";

interface PressingListProps {
  pressing: NonNullable<CampaignResults["pressing"]>;
  total: number;
}

/** Who pressed a link, the last first. */
export function PressingList({ pressing, total }: PressingListProps) {
  const few = useFew(pressing, 6, "people");
  if (total === 0) return <Text tone="muted">Nobody so far.</Text>;
  return (
    <Stack gap="3">
      <Stack gap="3">
        {few.shown.map(({ guestId, name, links }) => (
          <PersonRow key={guestId} name={name} detail={counted(links, "link", "links")} />
        ))}
      </Stack>
      {few.more}
      {few.more === null && total > pressing.length && (
        <Text tone="muted" size={14}>{`And ${total - pressing.length} more.`}</Text>
      )}
    </Stack>
  );
}
