import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { newActivityDraft } from "@jubilee/core/schedule/activities.rules";
import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { activityKeys } from "../../../../event-kit/activityKeys.ts";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { withEvent } from "../data/withEvent.ts";
import { ActivityEditor } from "./ActivityEditor.tsx";
import type { CreateActivityProps } from "./createActivity.types.ts";
import { choice, part } from "./ActivityEditor.css.ts";
import { useActivityDraft } from "./useActivityDraft.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface NewActivityProps extends CreateActivityProps {
  others: readonly ActivityRecord[];
  known: ScheduleKnown;
}

/** Makes an activity; the first proposal is the hour after what is planned last. */
export function NewActivity({ event, events, choose, others, known }: NewActivityProps) {
  const api = useApi(createActivitiesApi);
  const [first] = useState(() => newActivityDraft(event, others));
  const form = useActivityDraft(
    first,
    useWrite(activityKeys.ofEvent(event.id), "Activity management"),
  );
  const back = withEvent(href("activities.manage"), event.id);
  const create = async () => {
    const made = await form.send((draft) => api.create(event.id, draft));
    if (!made) return;
    form.begin(form.draft);
    toast.success(`${made.title} is planned`, {
      description: `${peopleAtStart(event.eventTypeId)} see it when you publish the schedule.`,
    });
    navigate(back);
  };
  return (
    <div className={part}>
      <div className={choice}>
        <EventField events={events} value={event.id} onChange={choose} />
      </div>
      <ActivityEditor
        form={form}
        event={event}
        activityId=""
        others={others}
        known={known}
        submitLabel="Add activity"
        backHref={back}
        onSubmit={create}
      />
    </div>
  );
}
