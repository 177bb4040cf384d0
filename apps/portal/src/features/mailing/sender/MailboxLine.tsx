import type { SenderInput } from "@jubilee/core/mailing/sender-domains.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { address, from, line, steps, words } from "./MailboxLine.css.ts";

interface MailboxLineProps {
  draft: SenderInput;
  /** Its records are there to be pasted already. */
  isKnown: boolean;
}

/** How a mail from that address stands in a reader's mailbox, and what is still to be done for it. */
export function MailboxLine({ draft, isKnown }: MailboxLineProps) {
  const name = draft.fromName.trim();
  const domain = draft.domain.trim().toLowerCase();
  return (
    <Stack gap="5">
      <Card title="In your readers’ mailbox">
        <Stack gap="4">
          <div className={line}>
            <Avatar name={name || draft.localPart} />
            <div className={words}>
              <bdi className={from}>{name || "The name that readers see"}</bdi>
              <span className={address} dir="ltr">
                {`${draft.localPart.trim() || "…"}@${domain || "your domain"}`}
              </span>
            </div>
          </div>
          <DescriptionList
            items={[{ term: "Answers go to", detail: draft.replyTo.trim() || "Nobody yet" }]}
          />
        </Stack>
      </Card>
      {!isKnown && (
        <Card title="What comes next" tone="sunken">
          <Stack gap="4">
            <ol className={steps}>
              <li>You are shown three records, each with a button that copies it.</li>
              <li>
                You paste them where the domain’s records are kept, as records of the type TXT.
              </li>
              <li>
                We look them up every quarter of an hour, and tell you when all three are right.
              </li>
            </ol>
            <Text tone="muted" size={14}>
              Until then your mails go from the product’s own address. None is held back.
            </Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
