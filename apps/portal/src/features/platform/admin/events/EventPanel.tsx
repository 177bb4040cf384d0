import { DescriptionList } from "@jubilee/ui/description-list";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Link } from "@jubilee/ui/link";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { ZonedTime } from "@jubilee/ui/zoned-time";
import { ListPanel, type ListPanelProps } from "../../../../page-kit/list/panel/ListPanel.tsx";
import { PanelHead } from "../../../../page-kit/list/panel/PanelHead.tsx";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { adminKeys } from "../adminKeys.ts";
import { adminPages, userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { part } from "../users/UserPanel.css.ts";
import { When } from "../../../../page-kit/When.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

interface EventPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  eventId: string;
  /** What the list says, while the rest is on its way. */
  name: string | undefined;
}

/** One event at the side: its facts, its host and the way to its links. */
export function EventPanel({ eventId, name, step, onClose }: EventPanelProps) {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const { data, error, refetch } = useRead([...adminKeys.events, "one", eventId], () =>
    platform.getEvent(eventId),
  );
  const event = data?.rows[0];
  const title = event?.name ?? name ?? "Event";
  return (
    <ListPanel
      title={title}
      head={<PanelHead name={title} />}
      rowId={eventId}
      step={step}
      noun="event"
      onClose={onClose}
    >
      {!data && (
        <div className={part}>
          {error ? (
            <LoadFailed what="The event" error={error} onRetry={refetch} />
          ) : (
            <SkeletonRows count={6} />
          )}
        </div>
      )}
      {data && !event && (
        <EmptyState drawing="lost" title="This event is gone">
          Its host deleted it.
        </EmptyState>
      )}
      {event && (
        <div className={part}>
          <DescriptionList
            items={[
              {
                term: "Host",
                detail: <Link href={userAddress(event.hostId)}>{event.hostName}</Link>,
              },
              {
                term: "Starts",
                detail: (
                  <ZonedTime
                    start={event.startDate}
                    zone={event.timeZone}
                    locale={locale}
                    clocks="two"
                  />
                ),
              },
              { term: "Place", detail: event.locationName ?? "None given" },
              { term: "Who sees it", detail: event.visibility },
              { term: "Guests", detail: event.guestCount },
              { term: "Answers", detail: event.answerCount },
              { term: "Orders", detail: event.orderCount },
              {
                term: "Open links",
                detail: (
                  <Link href={`${adminPages.links.href}?q=${encodeURIComponent(event.name)}`}>
                    {event.linkCount}
                  </Link>
                ),
              },
              { term: "Created", detail: <When at={event.createdAt} /> },
            ]}
          />
        </div>
      )}
    </ListPanel>
  );
}
