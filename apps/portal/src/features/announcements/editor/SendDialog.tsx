import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import { createAnnouncementsApi } from "@jubilee/core/announcements/announcements.api";
import { missingLanguages, peoplePast } from "@jubilee/core/announcements/announcements.rules";
import type {
  AnnouncementRecord,
  EmptyField,
} from "@jubilee/core/announcements/announcements.types";
import { zonePlace } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { AudienceCount } from "@jubilee/core/people/audiences.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { useTypedDates } from "../../../page-kit/dates/useTypedDates.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { fieldLabel } from "../../../page-kit/rich-text/fieldChoices.ts";
import { announcementKeys } from "../keys.ts";
import { hasSilentPicture, unknownMarksOf } from "./announcementDraft.rules.ts";
import { useAnnouncementWrite } from "../useAnnouncement.ts";

interface SendDialogProps {
  announcement: AnnouncementRecord;
  count: AudienceCount;
  onSent: (sent: AnnouncementRecord) => void;
  onClose: () => void;
}

const list = new Intl.ListFormat("en");

/** For whom a place of the text stays empty, and what to do about it. */
function emptyLine({ field, people, names }: EmptyField): string {
  const shown = list.format(people > 3 ? [...names.slice(0, 3), "others"] : names);
  return `“${fieldLabel(field)}” stays empty for ${counted(people, "person", "people")} (${shown}): choose it in the text and write what stands there instead.`;
}

interface Typed {
  when: "now" | "event" | "recipient";
  at: string;
  languagesMayMiss: boolean;
}

/** When it goes, and whose language it is not in. */
export function SendDialog({ announcement, count, onSent, onClose }: SendDialogProps) {
  const api = useApi(createAnnouncementsApi);
  const write = useAnnouncementWrite();
  // Without its main text nothing goes at all, in whatever language.
  const missing = missingLanguages(announcement.texts, count).filter(
    ({ locale }) => locale !== announcement.mainLocale,
  );
  const form = useDraft<Typed>(
    { when: "now", at: "", languagesMayMiss: false },
    {
      write,
      check: ({ when, at, languagesMayMiss }) => ({
        ...(when !== "now" && at === "" && { at: "Choose a day and a time" }),
        ...(missing.length > 0 && !languagesMayMiss && { languagesMayMiss: "Decide this first" }),
      }),
    },
  );
  const { id, updatedAt } = announcement;
  const check = useRead([...announcementKeys.record(id), "check", updatedAt], () => api.check(id));
  const typed = useTypedDates();
  const { when, at } = form.draft;
  const now = useNow();
  const past = when === "recipient" ? peoplePast(check.data?.zones ?? [], at, now) : 0;
  const zone = zonePlace(announcement.timeZone);
  return (
    <FormDialog
      title={`Send to ${counted(count.people, "person", "people")}?`}
      submitLabel={when === "now" ? `Send to ${count.people}` : "Send then"}
      {...form.dialog(
        ({ languagesMayMiss }) =>
          api.send(announcement.id, {
            at: when === "now" ? null : at,
            clock: when === "recipient" ? "recipient" : "event",
            languagesMayMiss,
          }),
        {
          done: (sent) => {
            toast.success(when === "now" ? "It is on its way" : "It goes at its time", {
              description:
                past > 0
                  ? `At once to ${counted(past, "person", "people")}, whose clock has passed it. You can stop the rest.`
                  : "You can stop it until it has gone.",
            });
            onSent(sent);
          },
          onClose,
        },
      )}
    >
      <Stack gap="4">
        <RadioGroup
          label="When"
          options={[
            { value: "now", label: "Now" },
            { value: "event", label: `At a time in ${zone}` },
            {
              value: "recipient",
              label: "At a time on each one’s own clock",
              help: "Nine in the morning is nine in the morning for everybody.",
            },
          ]}
          {...form.field("when")}
        />
        {when !== "now" && (
          <DateTimeField
            {...typed}
            label="Day and time"
            help={when === "event" ? `On the clocks of ${zone}` : "On each one’s own clock"}
            {...form.field("at")}
          />
        )}
        {past > 0 && (
          <InlineMessage tone="warning">
            {`For ${counted(past, "person", "people")} that time has passed on their own clock: they get it at once.`}
          </InlineMessage>
        )}
        {check.data?.emptyFields.map((empty) => (
          <InlineMessage key={empty.field} tone="danger">
            {emptyLine(empty)}
          </InlineMessage>
        ))}
        {hasSilentPicture(announcement) && (
          <InlineMessage tone="danger">
            A picture has no description: say in the text what is to be seen, for those who do not
            see it.
          </InlineMessage>
        )}
        {unknownMarksOf(announcement).map((mark) => (
          <InlineMessage key={mark} tone="warning">
            “{mark}” is no field: everybody reads it as it stands.
          </InlineMessage>
        ))}
        {missing.length > 0 && (
          <Checkbox
            label={`${list.format(missing.map(({ locale, people }) => `${counted(people, "reader", "readers")} of ${englishLanguageName(locale)}`))} get it in ${englishLanguageName(announcement.mainLocale)}`}
            {...form.checked("languagesMayMiss")}
            error={form.errors.languagesMayMiss}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
