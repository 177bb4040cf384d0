import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { eventCopiesCopy } from "@jubilee/core/events/event-copies.copy";
import {
  checkCopyDraft,
  copyStarts,
  mostCopies,
  newCopyDraft,
} from "@jubilee/core/events/event-copies.rules";
import { endAfterMove, pastNotice } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatDay, isAllDay, toInstant } from "@jubilee/core/base/time.rules";
import { Checkbox } from "@jubilee/ui/checkbox";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { NumberField } from "@jubilee/ui/number-field";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { navigate } from "wouter/use-browser-location";
import { DateField } from "../../../page-kit/dates/DateField.tsx";
import { DateTimeZone } from "../../../page-kit/dates/DateTimeZone.tsx";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { TimeNotice } from "../../../event-kit/TimeNotice.tsx";
import { useNow } from "../../../page-kit/useNow.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { BookingsLeft } from "./BookingsLeft.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventCopiesApi } from "@jubilee/core/events/event-copies.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { optionsOf } from "../../../page-kit/form/optionsOf.ts";

const rhythms = optionsOf(eventCopiesCopy.rhythms);

export interface DuplicateDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** Makes drafts of an event on other days: one, or as many as a rhythm gives. */
export function DuplicateDialog({ event, onClose }: DuplicateDialogProps) {
  const copies = useApi(createEventCopiesApi);
  const locale = useLocale();
  const nowMs = useNow();
  const hasTickets = (useOverview(event.id).data?.ticketSales.length ?? 0) > 0;
  const form = useDraft(() => newCopyDraft(event, Date.now()), {
    write: useWrite(keys.events, "Event management"),
    check: checkCopyDraft,
  });
  const { draft, errors, change } = form;
  const isMany = draft.rhythm !== "once";
  const problems = checkCopyDraft(draft);
  const last = copyStarts({ ...draft, count: problems.count ? 1 : draft.count }).at(-1);

  const copyNotice = pastNotice(
    {
      startLocal: draft.firstStart,
      endLocal: endAfterMove(event.startLocal, draft.firstStart, event.endLocal),
      timeZone: event.timeZone,
    },
    nowMs,
  );

  const show = (made: readonly { id: string }[]) => {
    const [first] = made;
    if (!first) return;
    const many = made.length > 1;
    toast.success(many ? `${made.length} drafts are made` : "The copy is a draft", {
      description: "Nobody sees it until you publish it.",
    });
    navigate(
      many ? `${href("events.manage")}?show=draft` : href("events.details", { eventId: first.id }),
    );
  };

  return (
    <FormDialog
      title="Duplicate event"
      description={`Texts, place, cover, activities and rules come along, and deadlines move with the day. ${peopleAtStart(event.eventTypeId)}, answers and orders stay here.`}
      submitLabel={isMany && !problems.count ? `Make ${draft.count} drafts` : "Make a draft"}
      {...form.dialog((typed) => copies.duplicate(event.id, typed), { done: show, onClose })}
    >
      <Stack gap="4">
        <TextField label="Name" {...form.field("name")} />
        {isAllDay(event) ? (
          <DateField
            label={isMany ? "The first day" : "Day"}
            value={draft.firstStart.slice(0, 10)}
            error={errors.firstStart}
            onValueChange={(day) => change({ firstStart: day && `${day}T00:00` })}
          />
        ) : (
          <DateTimeZone
            label={isMany ? "The first starts" : "Starts"}
            zone={event.timeZone}
            {...form.field("firstStart")}
          />
        )}
        <TimeNotice words={copyNotice} />
        <Select label="Repeat" options={rhythms} {...form.field("rhythm")} />
        {isMany && (
          <NumberField
            label="How many"
            value={draft.count}
            min={2}
            max={mostCopies}
            error={errors.count}
            onValueChange={(count) => change({ count: count ?? 0 })}
          />
        )}
        {isMany && last && !problems.firstStart && !problems.count && (
          <Text tone="muted">
            The last one is on{" "}
            {formatDay(toInstant(last, event.timeZone).instant, event.timeZone, locale, "long")}.
            Each is an event of its own.
          </Text>
        )}
        {hasTickets && (
          <Checkbox
            label="Copy the tickets too"
            help="Prices, steps and places; nothing that was sold."
            {...form.checked("withTickets")}
          />
        )}
        <BookingsLeft event={event} />
      </Stack>
    </FormDialog>
  );
}
