import { createSenderDomainsApi } from "@jubilee/core/mailing/sender-domains.api";
import type { SenderDomain, SenderInput } from "@jubilee/core/mailing/sender-domains.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Form } from "@jubilee/ui/form";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useUser } from "../../../app/session/useUser.ts";
import { BesidePreview } from "../../../event-kit/preview/BesidePreview.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import { senderKey } from "../keys.ts";
import { halves } from "./MailboxLine.css.ts";
import { MailboxLine } from "./MailboxLine.tsx";
import { problemsOfSender } from "./sender.rules.ts";

/** The domain, the address in it, the name that readers see, and where answers go. */
export function SenderForm({ domain }: { domain: SenderDomain | null }) {
  const senders = useApi(createSenderDomainsApi);
  const { email } = useUser();
  const write = useWrite(senderKey, "email-campaigns");
  const form = useDraft<SenderInput>(
    () => ({
      domain: domain?.domain ?? "",
      localPart: domain?.localPart ?? "hello",
      fromName: domain?.fromName ?? "",
      replyTo: domain?.replyTo ?? email ?? "",
    }),
    { write, check: problemsOfSender },
  );
  const { draft } = form;
  return (
    <BesidePreview isWide preview={<MailboxLine draft={draft} isKnown={domain !== null} />}>
      <Card title={domain ? "How your mails are signed" : "Add your domain"}>
        <Form {...form.page(senders.save, { done: () => form.begin(draft) })}>
          <Stack gap="4">
            <TextField
              label="Name that readers see"
              {...form.field("fromName")}
              autoComplete="organization"
              maxLength={100}
            />
            <div className={halves}>
              <TextField
                label="Before the @"
                {...form.field("localPart")}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
              />
              <TextField
                label="Domain"
                help={
                  domain
                    ? "Another domain begins anew, with records of its own."
                    : "One that you own, such as mail.example.org. You will be shown three records to paste where it is kept."
                }
                {...form.field("domain")}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
              />
            </div>
            <TextField
              label="Answers go to"
              help="A mailbox that somebody reads. An announcement’s answers go to whoever wrote it."
              type="email"
              {...form.field("replyTo")}
              maxLength={254}
            />
            <div>
              <Button type="submit" loading={form.isBusy}>
                {domain ? "Keep it" : "Show me the records"}
              </Button>
            </div>
          </Stack>
        </Form>
      </Card>
    </BesidePreview>
  );
}
