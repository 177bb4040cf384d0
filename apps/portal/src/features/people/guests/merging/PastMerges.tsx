import { formatAgo } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { PersonRow } from "@jubilee/ui/person-row";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Undo2 } from "lucide-react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { peopleKeys } from "../../keys.ts";
import { useUndoMerge } from "./useUndoMerge.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createGuestMergesApi } from "@jubilee/core/people/guest-merges.api";

/** Merges of the last thirty days; each can be undone. */
export function PastMerges({ eventId }: { eventId: string }) {
  const merges = useApi(createGuestMergesApi);
  const undo = useUndoMerge(eventId);
  const [locale, nowMs] = [useLocale(), useNow()];
  const { data } = useRead([...peopleKeys.guests(eventId), "merges"], () => merges.past(eventId), {
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section title="Merged in the last 30 days" size="row">
      <Stack gap="3">
        {data.map(({ id, keptName, mergedNames, mergedAt }) => (
          <PersonRow
            key={id}
            name={keptName}
            detail={`${mergedNames.join(", ")}, ${formatAgo(mergedAt, nowMs, locale)}`}
            end={
              <Button
                variant="secondary-light"
                size="sm"
                icon={<Undo2 />}
                aria-label={`Undo: ${mergedNames.join(", ")} into ${keptName}`}
                onClick={() => undo(id)}
              >
                Undo
              </Button>
            }
          />
        ))}
      </Stack>
    </Section>
  );
}
