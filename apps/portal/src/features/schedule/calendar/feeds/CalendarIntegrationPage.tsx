import { createCalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { CalendarArrowDown, CalendarPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { FeedCard } from "./FeedCard.tsx";
import { feedsKey } from "./feeds.keys.ts";
import { NewFeedDialog } from "./NewFeedDialog.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";

const ImportDialog = lazy(async () => {
  const { ImportDialog: dialog } = await import("../import/ImportDialog.tsx");
  return { default: dialog };
});

/** Those most people look into; whatever else subscribes to an address works as well. */
const calendars = ["Apple Calendar", "Google Calendar", "Outlook"];

/** One's events in the calendar one already uses: addresses to subscribe to, each to be turned off alone. */
export default function CalendarIntegrationPage() {
  const feeds = useApi(createCalendarFeedsApi);
  /** Where the new address will be used, as far as it was said; null while none is made. */
  const [adding, setAdding] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const calendarAddresses = useRead(feedsKey, () => feeds.list());
  const add = (
    <Button icon={<CalendarPlus />} onClick={() => setAdding("")}>
      New address
    </Button>
  );
  const bringIn = (
    <Button variant="outline" icon={<CalendarArrowDown />} onClick={() => setImporting(true)}>
      Import a file
    </Button>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Calendar integration"
        lead="Subscribe once, and your phone or computer shows your published events and follows every change by itself."
        actions={
          <>
            {bringIn}
            {calendarAddresses.data && calendarAddresses.data.length > 0 && add}
          </>
        }
      />
      <Loaded
        of={calendarAddresses}
        what="Your calendar addresses"
        skeleton={<Skeleton shape="panel" height={240} />}
        empty={
          <EmptyState
            drawing="calendar"
            title="No calendar address yet"
            action={
              <Inline gap="2" justify="center">
                {calendars.map((name) => (
                  <Button key={name} variant="outline" onClick={() => setAdding(name)}>
                    {name}
                  </Button>
                ))}
                <Button variant="ghost" onClick={() => setAdding("")}>
                  New address
                </Button>
              </Inline>
            }
          >
            In which calendar do you look? Each gets an address of its own that follows your
            published events. If a phone is lost, turn off its address and keep the others.
          </EmptyState>
        }
      >
        {(data) => (
          <Stack gap="4">
            {data.map((feed) => (
              <FeedCard key={feed.id} feed={feed} api={feeds} />
            ))}
          </Stack>
        )}
      </Loaded>
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
