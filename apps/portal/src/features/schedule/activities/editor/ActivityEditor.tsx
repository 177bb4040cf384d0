import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ScheduleKnown } from "@jubilee/core/schedule/schedule-conflicts.rules";
import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { LinkButton } from "@jubilee/ui/link-button";
import { BesidePreview } from "../../../../event-kit/preview/BesidePreview.tsx";
import { actions } from "./ActivityEditor.css.ts";
import { ActivityFields } from "./ActivityFields.tsx";
import { InTheDay } from "./InTheDay.tsx";
import type { ActivityForm } from "./useActivityDraft.ts";

export interface ActivityEditorProps {
  form: ActivityForm;
  event: EventRecord;
  activityId: string;
  others: readonly ActivityRecord[];
  known: ScheduleKnown;
  submitLabel: string;
  /** Where to go without saving. */
  backHref: string;
  onSubmit: () => Promise<void>;
}

/** The form of an activity. */
export function ActivityEditor(props: ActivityEditorProps) {
  const { form, event, activityId, others, known } = props;
  const { submitLabel, backHref, onSubmit } = props;
  return (
    <Form onSubmit={onSubmit} busy={form.isBusy} unsaved={form.isChanged}>
      <BesidePreview
        isWide
        preview={
          <InTheDay draft={form.draft} event={event} activityId={activityId} others={others} />
        }
      >
        <ActivityFields
          draft={form.draft}
          errors={form.errors}
          onChange={form.change}
          event={event}
          activityId={activityId}
          others={others}
          known={known}
        />
      </BesidePreview>
      <div className={actions} data-page-foot="">
        <Button type="submit" size="lg" loading={form.isBusy}>
          {submitLabel}
        </Button>
        <LinkButton variant="ghost" size="lg" href={backHref}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
