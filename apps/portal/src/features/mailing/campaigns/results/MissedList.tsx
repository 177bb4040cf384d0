import type { CampaignResults, MissedReader } from "@jubilee/core/mailing/campaigns.types";
import { joined } from "@jubilee/core/base/words.rules";
import { PersonRow } from "@jubilee/ui/person-row";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { missedWords } from "./missed.rules.ts";

interface MissedListProps {
  missed: CampaignResults["missed"];
  total: number;
}

const detailOf = (reader: MissedReader) => joined([missedWords(reader), reader.email]);

/** Whom it did not reach, with why. */
export function MissedList({ missed, total }: MissedListProps) {
  if (total === 0) return <Text tone="muted">No mail came back so far.</Text>;
  return (
    <Stack gap="3">
      {missed.map((reader) => (
        <PersonRow key={reader.guestId} name={reader.name} detail={detailOf(reader)} />
      ))}
      {total > missed.length && (
        <Text tone="muted" size={14}>{`And ${total - missed.length} more.`}</Text>
      )}
    </Stack>
  );
}
