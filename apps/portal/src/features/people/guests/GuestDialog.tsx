import { withArticle } from "@jubilee/core/base/words.rules";
import { fullName } from "@jubilee/core/base/names.rules";
import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { GuestsApi } from "@jubilee/core/people/guests.api";
import { guestProblems } from "@jubilee/core/people/guests.rules";
import type { GuestDraft, ListedGuest, ListedGuestDraft } from "@jubilee/core/people/guests.types";
import { Accordion } from "@jubilee/ui/accordion";
import { Box } from "@jubilee/ui/box";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextArea } from "@jubilee/ui/text-area";
import { TextField } from "@jubilee/ui/text-field";
import { useRef, useState } from "react";
import { MoreGuestFields } from "./MoreGuestFields.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { PlanNote } from "../../../event-kit/data/PlanNote.tsx";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

interface GuestDialogProps {
  event: EventRecord;
  api: GuestsApi;
  /** Null adds somebody new. */
  guest: ListedGuest | null;
  words: PeopleWords;
  /** Fields of one's own that anybody on the list has. */
  ownFields: readonly string[];
  onClose: () => void;
}

const draftOf = (guest: ListedGuest | null): ListedGuestDraft => ({
  firstName: guest?.firstName ?? guest?.fullName ?? "",
  lastName: guest?.lastName ?? "",
  formerName: guest?.formerName ?? "",
  email: guest?.email ?? "",
  phone: guest?.phone ?? "",
  groupLabel: guest?.groupLabel ?? "",
  notes: guest?.notes ?? "",
  city: guest?.city ?? "",
  country: guest?.country ?? "",
  locale: guest?.locale ?? "",
  dietary: guest?.knownDietary ?? "",
  isChild: guest?.isChild ?? false,
  tags: guest?.tags ?? [],
  custom: guest?.custom ?? {},
});

/** Adds a guest, or changes one. What is typed stays until it is saved. */
export function GuestDialog({ event, api, guest, words, ownFields, onClose }: GuestDialogProps) {
  const [added, setAdded] = useState<string | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const form = useDraft(() => draftOf(guest), {
    write: useWrite(keys.event(event.id), "RSVP"),
    check: guestProblems,
  });
  const fields: {
    key: Exclude<keyof GuestDraft, "notes">;
    label: string;
    autoComplete?: string;
  }[] = [
    { key: "firstName", label: "First name" },
    { key: "lastName", label: "Last name" },
    { key: "formerName", label: "Former name" },
    { key: "email", label: "E-mail" },
    { key: "phone", label: "Phone" },
    { key: "groupLabel", label: words.group },
  ];
  const save = (draft: ListedGuestDraft) =>
    guest ? api.update(guest, draft) : api.add(event.id, draft);
  const saveAndGoOn = async () => {
    if ((await form.send(save)) === null) return;
    const { firstName, lastName, email, groupLabel, locale } = form.draft;
    // Whoever types a list in goes through it by group.
    form.begin({ ...draftOf(null), groupLabel });
    setAdded(fullName(firstName, lastName, locale) || email);
    firstField.current?.focus();
  };
  return (
    <FormDialog
      title={guest ? guest.fullName : `Add ${withArticle(words.one)}`}
      submitLabel={guest ? "Save" : "Add to the list"}
      again={guest ? undefined : { label: "Add and go on", onSubmit: saveAndGoOn }}
      cancelLabel={added === null ? "Cancel" : "Done"}
      {...form.dialog(save, {
        done: guest ? `The ${words.one} is saved` : `The ${words.one} is on the list`,
        onClose,
      })}
    >
      <Stack gap="4">
        <PlanNote eventId={event.id} what="Guest lists" />
        <output>
          {added !== null && (
            <InlineMessage tone="success">
              <bdi>{added}</bdi> is on the list. Who is next?
            </InlineMessage>
          )}
        </output>
        {fields.map(({ key, label }) => (
          <TextField
            key={key}
            ref={key === "firstName" ? firstField : undefined}
            label={label}
            type={key === "email" ? "email" : key === "phone" ? "tel" : "text"}
            {...form.field(key)}
          />
        ))}
        <TextArea label="Note" help="Only organisers see it." {...form.field("notes")} />
        <Accordion
          items={[
            {
              id: "more-about-them",
              title: "Town, language, food, tags and more",
              content: (
                <Box paddingBlock="2">
                  <MoreGuestFields
                    draft={form.draft}
                    ownFields={ownFields}
                    onChange={form.change}
                  />
                </Box>
              ),
            },
          ]}
        />
      </Stack>
    </FormDialog>
  );
}
