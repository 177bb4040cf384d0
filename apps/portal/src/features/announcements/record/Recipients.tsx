import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import type {
  AnnouncementReader,
  AnnouncementRecord,
} from "@jubilee/core/announcements/announcements.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { Badge } from "@jubilee/ui/badge";
import { Pagination } from "@jubilee/ui/pagination";
import { PersonRow } from "@jubilee/ui/person-row";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { announcementKeys } from "../keys.ts";
import { isMailTrouble, mailWords, nobodyWords } from "./delivery.rules.ts";

const size = 25;

const filters = [
  { value: "all", label: "All" },
  { value: "read", label: "Read" },
  { value: "unread", label: "Not read" },
  { value: "no_mail", label: "No mail" },
] as const;

type Filter = (typeof filters)[number]["value"];

/** Who it goes to, what became of each one's mail and who has read it. */
export function Recipients({ announcement }: { announcement: AnnouncementRecord }) {
  const { id, eventId, counts } = announcement;
  const api = useApi(createAnnouncementsApi);
  const [{ filter, from }, setShown] = useState<{ filter: Filter; from: number }>({
    filter: "all",
    from: 0,
  });
  const people = useRead([...announcementKeys.people(eventId, id), filter, from], () =>
    api.people(id, { from, size, ...(filter !== "all" && { filter }) }),
  );
  return (
    <Stack gap="4">
      <SegmentedControl
        label="Which people"
        segments={filters}
        value={filter}
        onValueChange={(next) => setShown({ filter: next, from: 0 })}
      />
      <Loaded of={people} what="These people" skeleton={<SkeletonRows count={5} />}>
        {({ rows, total }) => (
          <Stack gap="3">
            {rows.length === 0 && <Text tone="muted">{nobodyWords(filter, counts.people)}</Text>}
            {rows.map((person) => (
              <Recipient key={person.id} person={person} timeZone={announcement.timeZone} />
            ))}
            {total > size && (
              <Pagination
                from={from}
                shown={rows.length}
                total={total}
                pageSize={size}
                onMove={(next) => setShown({ filter, from: next })}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function Recipient({ person, timeZone }: { person: AnnouncementReader; timeZone: string }) {
  const locale = useLocale();
  const { name, readAt, toldAt } = person;
  const day = (at: string) => formatWhen({ startDate: at, endDate: at, timeZone }, locale, "short");
  return (
    <PersonRow
      name={name}
      detail={joined([
        readAt ? `Read ${day(readAt)}` : toldAt ? "Not read yet" : "Gets it later",
        mailWords(person),
      ])}
      end={isMailTrouble(person) && <Badge tone="marigold">No mail</Badge>}
    />
  );
}
