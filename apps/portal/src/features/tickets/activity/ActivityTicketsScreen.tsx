import { describeEntry } from "@jubilee/core/tickets/activity-tickets.rules";
import { describeEventTime } from "@jubilee/core/base/time.rules";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { BoundTypes } from "./BoundTypes.tsx";
import { EntryList } from "./EntryList.tsx";
import type { ActivityTicketsScreenProps } from "./activityTickets.types.ts";

/** Which tickets are sold for an activity alone, and who is let in. */
export function ActivityTicketsScreen({ page, bind }: ActivityTicketsScreenProps) {
  const locale = useLocale();
  const { activity, event } = page;
  const time = describeEventTime(
    { startDate: activity.startAt, endDate: activity.endAt, timeZone: event.timeZone },
    event.timeZone,
    locale,
  );
  const ofEvent = href("events.details", { eventId: event.id });
  return (
    <Stack gap="6">
      <PageHeader
        title={<bdi>{activity.title}</bdi>}
        lead={
          <Stack gap="0.5">
            <Link href={href("tickets.event", { eventId: event.id })}>
              Tickets of <bdi>{event.name}</bdi>
            </Link>
            <Text as="span" tone="muted">
              {[time.event, activity.room].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        }
        actions={
          <Inline>
            <LinkButton
              variant="outline"
              href={href("activities.details", { activityId: activity.id })}
            >
              The activity
            </LinkButton>
            {page.mayWrite && <LinkButton href={`${ofEvent}?tab=tickets`}>Edit tickets</LinkButton>}
          </Inline>
        }
      />
      <Section title="Sold for this activity" description={describeEntry(page)}>
        <BoundTypes page={page} bind={bind} />
      </Section>
      <EntryList page={page} />
    </Stack>
  );
}
