import { factChanges, noticeMessageMaxLength } from "@jubilee/core/talk/event-notices.rules";
import type { FactChange, NoticeKind } from "@jubilee/core/talk/event-notices.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextArea } from "@jubilee/ui/text-area";
import { toast } from "@jubilee/ui/toast";
import { Send } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { talkKeys } from "../keys.ts";
import { recipientText } from "./notice.rules.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventNoticesApi } from "@jubilee/core/talk/event-notices.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const titles: Record<NoticeKind, string> = {
  changed: "They know the old details",
  cancelled: "They do not know that it is cancelled",
  restored: "They think that it is cancelled",
};

const labels: Record<FactChange["what"], string> = {
  name: "Name",
  when: "When",
  where: "Where",
  online: "Online",
};

/** After a change that matters: what people know, what is true, and one mail to all of them. */
export function NoticeCard({ event }: { event: EventRecord }) {
  const notices = useApi(createEventNoticesApi);
  const locale = useLocale();
  const [message, setMessage] = useState("");
  const { isBusy, run } = useWrite(keys.event(event.id), "Event management");
  const { data } = useRead(talkKeys.notice(event.id), () => notices.get(event.id));
  if (!data?.pending || !data.before || data.recipients.total === 0) return null;
  const { pending, before, after, recipients } = data;
  const changes = factChanges(before, after, locale);

  const send = async () => {
    const sent = await run(() => notices.send(event.id, message));
    if (!sent) return;
    setMessage("");
    toast.success("They are being told", {
      description: "Each mail carries a calendar file that corrects the entry.",
    });
  };
  const skip = async () => {
    const kept = await run(() => notices.skip(event.id));
    if (kept) toast.success("Nobody is mailed");
  };

  return (
    <Card title={titles[pending]} tone="attention">
      <Stack gap="4">
        <Text>
          {recipientText(recipients)} One mail each tells them, with the corrected calendar entry.
        </Text>
        {changes.length > 0 && (
          <DescriptionList
            items={changes.map((change) => ({
              term: labels[change.what],
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
        <TextArea
          label="Your own words"
          optional
          help="They stand in the mail above the details."
          value={message}
          maxLength={noticeMessageMaxLength}
          onValueChange={setMessage}
        />
        <Inline gap="2">
          <Button icon={<Send />} loading={isBusy} onClick={() => void send()}>
            {recipients.total === 1 ? "Tell one person" : `Tell ${recipients.total} people`}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={() => void skip()}>
            They need not know
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
