import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { draftOfActivity } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { nothingKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { useActivities } from "../../../../event-kit/useActivities.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { ActivityEditor } from "./ActivityEditor.tsx";
import { useActivityDraft } from "./useActivityDraft.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface EditActivityProps {
  activity: ActivityRecord;
  event: EventRecord;
}

/** Changes an activity that is there; guests see it with the next version of the schedule. */
export function EditActivity({ activity, event }: EditActivityProps) {
  const queries = useQueryClient();
  const { api, activities, desk } = useActivities(event.id);
  const form = useActivityDraft(
    draftOfActivity(activity),
    useWrite(activityKeys.ofEvent(event.id), "Activity management"),
  );
  const back = href("activities.details", { activityId: activity.id });
  const save = async () => {
    const saved = await form.send((draft) => api.update(activity.id, draft));
    if (!saved) return;
    form.begin(form.draft);
    queries.setQueryData(activityKeys.record(activity.id), { activity: saved, event });
    toast.success("Saved", {
      description: `${peopleAtStart(event.eventTypeId)} see it when you publish the schedule.`,
    });
    navigate(back);
  };
  return (
    <PageFrame>
      <PageHeader title="Edit activity" lead={event.name} />
      <ActivityEditor
        form={form}
        event={event}
        activityId={activity.id}
        others={activities ?? []}
        known={desk ?? nothingKnown}
        submitLabel="Save changes"
        backHref={back}
        onSubmit={save}
      />
    </PageFrame>
  );
}
