import { createEventNoticesApi } from "@jubilee/core/talk/event-notices.api";
import { factChanges, noticeMessageMaxLength } from "@jubilee/core/talk/event-notices.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { MailWords } from "../../../page-kit/mail/MailWords.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { factLabels, noticeTitles } from "./notice.copy.ts";
import { recipientText } from "./notice.rules.ts";
import { noticeRead } from "./noticeRead.ts";

interface NoticeDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** After a change that matters: what people know, what is true, and one mail to all of them. */
export function NoticeDialog({ event, onClose }: NoticeDialogProps) {
  const notices = useApi(createEventNoticesApi);
  const locale = useLocale();
  const write = useWrite(keys.event(event.id), "Event management");
  const form = useDraft({ message: "" }, { write });
  const { data } = useReading((client) => noticeRead(client, event.id));
  if (!data?.pending || !data.before) return null;
  const { pending, before, after, recipients } = data;
  const changes = factChanges(before, after, locale);

  const tell = () => {
    toast.success("They are being told", {
      description: "Each mail carries a calendar file that corrects the entry.",
    });
  };
  const skip = async () => {
    const kept = await write.run(() => notices.skip(event.id));
    if (!kept) return;
    toast.success("Nobody is mailed");
    onClose();
  };

  return (
    <FormDialog
      title={noticeTitles[pending]}
      submitLabel={recipients.total === 1 ? "Tell one person" : `Tell ${recipients.total} people`}
      cancelLabel="Not now"
      {...form.dialog(({ message }) => notices.send(event.id, message), { done: tell, onClose })}
    >
      <Stack gap="4" align="start">
        <Text>
          {recipientText(recipients)} One mail each tells them, with the corrected calendar entry.
        </Text>
        {changes.length > 0 && (
          <DescriptionList
            items={changes.map((change) => ({
              term: factLabels[change.what],
              detail: (
                <>
                  <bdi>{change.after || "None"}</bdi>
                  <Text tone="muted" as="span">
                    {" "}
                    (was: <bdi>{change.before || "none"}</bdi>)
                  </Text>
                </>
              ),
            }))}
          />
        )}
        <MailWords
          label="Your own words"
          optional
          help="They stand in the mail above the details."
          {...form.field("message")}
          maxLength={noticeMessageMaxLength}
        />
        <Button variant="ghost" disabled={write.isBusy} onClick={() => void skip()}>
          They need not know
        </Button>
      </Stack>
    </FormDialog>
  );
}
