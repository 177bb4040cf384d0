import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import type { EventChange } from "@jubilee/core/events/event-changes.types";
import { noticeMessageMaxLength } from "@jubilee/core/talk/event-notices.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { CallFailure } from "@jubilee/core/base/result.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { MailWords } from "../../../page-kit/mail/MailWords.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { list } from "../../../page-kit/Rows.css.ts";
import { DateChangeLine } from "./DateChangeLine.tsx";
import { useChange } from "./useChange.ts";
import { Refusal } from "../../../page-kit/help/Refusal.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

const scopes = (["this", "following", "all"] as const).map((value) => ({
  value,
  label: eventChangesCopy.scopes[value],
}));

export interface ChangeDialogProps {
  event: EventRecord;
  /** Columns of the event with their new values. */
  patch: Record<string, unknown>;
  title: string;
  /** The button that does it, such as “Save changes”. */
  confirmLabel: string;
  isDestructive?: boolean;
  onDone: (change: EventChange) => void;
  onRefused?: (failure: CallFailure) => boolean;
  onClose: () => void;
}

/** Before a change that reaches further: which dates, and whom it concerns. Confirmed once. */
export function ChangeDialog({
  event,
  patch,
  title,
  confirmLabel,
  isDestructive = false,
  onDone,
  onRefused,
  onClose,
}: ChangeDialogProps) {
  const changes = useApi(createEventChangesApi);
  const locale = useLocale();
  const { request, outlook, error, setScope } = useChange(event, patch);
  const form = useDraft(
    { tells: true, message: "" },
    {
      write: useWrite(keys.events, "Event management"),
      // The form behind this one shows it.
      place: (failure) => (onRefused?.(failure) ? {} : undefined),
    },
  );
  const people = outlook?.people ?? 0;

  const apply = ({ tells, message }: typeof form.draft) =>
    changes.apply(event.id, { ...request, tell: tells, message });
  const tell = (change: EventChange) => {
    if (form.draft.tells && change.people > 0) {
      toast.success("They are being told", {
        description: "One mail each, with a calendar file that corrects the entry.",
      });
    }
    onDone(change);
  };

  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      cancelLabel="Back"
      destructive={isDestructive}
      waiting={!outlook || error !== null}
      {...form.dialog(apply, { done: tell, onClose })}
    >
      {event.seriesId !== null && (
        <RadioGroup
          label="For which dates?"
          options={scopes}
          value={request.scope}
          onValueChange={setScope}
        />
      )}
      {error && <Refusal failure={error} />}
      {!outlook && !error && <Skeleton shape="panel" height={120} />}
      {outlook && (
        <ul className={list} aria-label="What changes">
          {outlook.dates.map((change) => (
            <DateChangeLine key={change.eventId} change={change} locale={locale} />
          ))}
        </ul>
      )}
      {outlook && outlook.left > 0 && (
        <Text tone="muted">
          {outlook.left === 1 ? "One date is" : `${outlook.left} dates are`} over or called off and
          left as {outlook.left === 1 ? "it is" : "they are"}.
        </Text>
      )}
      {people > 0 && (
        <>
          <Checkbox
            label={people === 1 ? "Tell one person now" : `Tell ${people} people now`}
            help="One mail each, however many dates change, with the corrected calendar entries."
            {...form.checked("tells")}
          />
          {form.draft.tells && (
            <MailWords
              label="Your own words"
              optional
              rows={3}
              {...form.field("message")}
              maxLength={noticeMessageMaxLength}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
