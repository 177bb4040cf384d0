import { Button } from "@jubilee/ui/button";
import { Form } from "@jubilee/ui/form";
import { LinkButton } from "@jubilee/ui/link-button";
import { SidebarLayout } from "@jubilee/ui/sidebar-layout";
import { Text } from "@jubilee/ui/text";
import type { ReactNode } from "react";
import { actions } from "./EventEditor.css.ts";
import { EventFields } from "./EventFields.tsx";
import { EventPreview } from "./EventPreview.tsx";
import { useCoverUpload } from "./useCoverUpload.ts";
import type { EventForm } from "./useEventDraft.ts";

export interface EventEditorProps {
  form: EventForm;
  submitLabel: string;
  withStory?: boolean;
  /** Whether and how it repeats, under the time. */
  repeat?: ReactNode;
  /** Of an event that is kept. */
  eventId?: string;
  /** Where to go without saving. */
  backHref?: string;
  onSubmit: () => Promise<void>;
}

/** The form of an event with the invitation growing beside it. */
export function EventEditor({
  form,
  submitLabel,
  withStory = false,
  repeat,
  eventId,
  backHref,
  onSubmit,
}: EventEditorProps) {
  const { draft, errors, change, isChanged, isBusy } = form;
  const { isUploading, problem, upload } = useCoverUpload(change);

  return (
    <Form onSubmit={onSubmit} busy={isBusy} unsaved={isChanged}>
      <SidebarLayout side="end" width="wide" sticky sidebar={<EventPreview draft={draft} />}>
        <EventFields
          draft={draft}
          errors={problem ? { ...errors, coverUrl: problem } : errors}
          onChange={change}
          withStory={withStory}
          repeat={repeat}
          eventId={eventId}
          upload={upload}
          isUploading={isUploading}
        />
        <div className={actions} data-page-foot="">
          <Button type="submit" size="lg" loading={isBusy}>
            {submitLabel}
          </Button>
          {backHref && (
            <LinkButton variant="ghost" size="lg" href={backHref}>
              Cancel
            </LinkButton>
          )}
          {!backHref && <Text tone="muted">Nothing goes out until you say so.</Text>}
        </div>
      </SidebarLayout>
    </Form>
  );
}
