import { createCalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import { Section } from "@jubilee/ui/section";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { CalendarArrowDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../../../app/session/useRights.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { Tile } from "../../../../page-kit/tiles/Tile.tsx";
import { tiles } from "../../../../page-kit/tiles/Tiles.css.ts";
import { CalendarChoices } from "./CalendarChoices.tsx";
import { linkCards } from "./Feeds.css.ts";
import { FeedCard } from "./FeedCard.tsx";
import { feedsKey } from "./feeds.keys.ts";
import { NewFeedDialog } from "./NewFeedDialog.tsx";
import { WhatIsShown } from "./WhatIsShown.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";

const ImportDialog = lazy(async () => {
  const { ImportDialog: dialog } = await import("../import/ImportDialog.tsx");
  return { default: dialog };
});

/** One's events in the calendar one already uses: links to subscribe to, each to be turned off alone. */
export default function CalendarIntegrationPage() {
  const feeds = useApi(createCalendarFeedsApi);
  /** Where the new link will be used, as far as it was said; null while none is made. */
  const [adding, setAdding] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const mayImport = useMay("events.write");
  const links = useRead(feedsKey, () => feeds.list());
  return (
    <PageFrame>
      <PageHeader
        title="Calendar integration"
        lead="Subscribe once, and your phone or computer shows your published events and follows every change by itself."
      />
      <Stack gap="6">
        <CalendarChoices onChoose={setAdding} />
        <Loaded
          of={links}
          what="Your calendar links"
          skeleton={<Skeleton shape="panel" height={240} />}
          empty={
            <Text tone="muted">
              No calendar follows your events yet: choose yours above. Each one gets a link of its
              own: if a phone is lost, you turn off its link and keep the others.
            </Text>
          }
        >
          {(data) => (
            <Section title="Calendars that follow your events">
              <div className={linkCards}>
                {data.map((feed) => (
                  <FeedCard key={feed.id} feed={feed} api={feeds} />
                ))}
              </div>
            </Section>
          )}
        </Loaded>
        <WhatIsShown />
        {mayImport && (
          <Section title="The other way round" size="panel">
            <ul className={tiles.three}>
              <Tile
                title="Import a file"
                says="Entries of an .ics file become events here"
                Icon={CalendarArrowDown}
                tone="moss"
                does={() => setImporting(true)}
              />
            </ul>
          </Section>
        )}
      </Stack>
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {adding !== null && (
        <NewFeedDialog api={feeds} name={adding} onClose={() => setAdding(null)} />
      )}
    </PageFrame>
  );
}
