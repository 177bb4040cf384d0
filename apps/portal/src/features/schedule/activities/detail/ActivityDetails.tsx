import { conflictsOf, nothingKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Prose } from "@jubilee/ui/prose";
import { Stack } from "@jubilee/ui/stack";
import { Pencil } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";
import { ActivityChip } from "../../../../event-kit/ActivityChip.tsx";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { Conflicts } from "../schedule/Conflicts.tsx";
import { ActivityFacts } from "./ActivityFacts.tsx";
import { ActivityMenu } from "./ActivityMenu.tsx";
import { ActivityTime } from "./ActivityTime.tsx";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import * as css from "./Details.css.ts";
import { People } from "./People.tsx";
import type { ActivityDetailsProps } from "./activityDetails.types.ts";

/** What an activity is, what stands in its way, and who comes. */
export function ActivityDetails({ activity, event }: ActivityDetailsProps) {
  const { activities = [], desk } = useActivities(event.id);
  const mayWrite = useMayDo(event.id, "schedule.write");
  const conflicts = conflictsOf(activity, activities, desk ?? nothingKnown);
  return (
    <PageFrame>
      <PageHeader
        title={<bdi>{activity.title}</bdi>}
        lead={
          <Inline>
            <Link href={href("events.details", { eventId: event.id })}>{event.name}</Link>
            <ActivityChip status={activity.status} />
          </Inline>
        }
        actions={
          <Inline>
            {mayWrite && (
              <LinkButton
                href={href("activities.edit", { activityId: activity.id })}
                icon={<Pencil />}
              >
                Edit
              </LinkButton>
            )}
            <ActivityMenu activity={activity} event={event} />
          </Inline>
        }
      />
      <Stack gap="6">
        {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
        <div className={css.columns}>
          <div className={css.main}>
            <Card>
              <Stack gap="5">
                <ActivityTime activity={activity} event={event} />
                {activity.description && (
                  <Prose>
                    {activity.description.split(/\n\s*\n/).map((paragraph) => (
                      <p key={paragraph} dir="auto">
                        {paragraph}
                      </p>
                    ))}
                  </Prose>
                )}
                <ActivityFacts activity={activity} desk={desk} />
              </Stack>
            </Card>
            {activity.signUp && <People activity={activity} event={event} />}
          </div>
          {activities.length > 1 && (
            <BeforeAndAfter activity={activity} event={event} activities={activities} />
          )}
        </div>
      </Stack>
    </PageFrame>
  );
}
