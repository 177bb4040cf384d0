import { Text } from "@jubilee/ui/text";
import { MailParts } from "../../../page-kit/mail/MailParts.tsx";
import { mailHead } from "./Tryout.css.ts";
import type { MailPreview } from "./useMailPreviews.ts";

interface MailViewProps {
  mail: MailPreview;
  /** Where the mail is as HTML. */
  frame: string;
}

/** One mail: when it is sent, its subject, and both of its parts. */
export function MailView({ mail, frame }: MailViewProps) {
  return (
    <article className={mailHead}>
      <Text tone="muted">{mail.when}</Text>
      <MailParts subject={mail.subject} text={mail.text} frame={frame} />
    </article>
  );
}
