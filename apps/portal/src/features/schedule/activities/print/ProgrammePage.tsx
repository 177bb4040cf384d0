import { createEventsApi } from "@jubilee/core/events/events.api";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "@jubilee/ui/loading-screen";
import { PageHeader } from "@jubilee/ui/page-header";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { controls, page } from "../../../../event-kit/paper/Paper.css.ts";
import { PrintPaper } from "../../../../event-kit/paper/PrintPaper.tsx";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { activitiesRead } from "../../../../event-kit/useActivities.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead, useReading } from "../../../../page-kit/data/useRead.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { withEvent } from "../data/withEvent.ts";
import { Programme } from "./Programme.tsx";

type Reader = "guests" | "team";

/** Guests read what is for them and no draft; the team reads all that takes place. */
const isFor: Record<Reader, (activity: ActivityRecord) => boolean> = {
  guests: ({ status, visibility }) => status === "published" && visibility !== "team",
  team: ({ status }) => status !== "cancelled",
};

/** The programme of an event on paper: for its guests, or whole for its team. */
export default function ProgrammePage() {
  const { eventId } = useRouteParams("activities.programme");
  const events = useApi(createEventsApi);
  const locale = useLocale();
  const [reader, setReader] = useState<Reader>("guests");
  const event = useRead(keys.record(eventId), () => events.get(eventId));
  const list = useReading((client) => activitiesRead(client, eventId));
  const paper = usePaper(event.data, "strip");
  const error = event.error ?? list.error;
  if (error) {
    const retry = () => Promise.all([event.refetch(), list.refetch()]);
    return (
      <div className={page}>
        <LoadFailed what="The programme" error={error} onRetry={retry} />
      </div>
    );
  }
  if (!event.data || !list.data) return <LoadingScreen />;
  const { name, eventTypeId } = event.data;
  const shown = list.data.filter(isFor[reader]);
  const guests = peopleWords(eventTypeId).many;
  return (
    <div className={page}>
      <div className={controls}>
        <PageHeader
          title="Programme to print"
          meta={name}
          actions={
            <Inline gap="2" wrap>
              <LinkButton variant="outline" href={withEvent(href("activities.schedule"), eventId)}>
                Back to the schedule
              </LinkButton>
              <PrintPaper disabled={shown.length === 0} />
            </Inline>
          }
        />
        <SegmentedControl
          label="For"
          segments={[
            { value: "guests", label: `For ${guests}` },
            { value: "team", label: "For the team" },
          ]}
          value={reader}
          onValueChange={setReader}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Nothing to print yet" drawing="calendar" level={2}>
          {`What ${guests} may see stands here once it is ready; drafts are for the team alone.`}
        </EmptyState>
      ) : (
        <Programme event={event.data} activities={shown} paper={paper} locale={locale} />
      )}
    </div>
  );
}
