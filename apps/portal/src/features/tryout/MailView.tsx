import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { frame as frameStyle, mailHead, mailText, subject as subjectStyle } from "./Tryout.css.ts";
import type { MailPreview } from "./useMailPreviews.ts";

interface MailViewProps {
  mail: MailPreview;
  /** Where the mail is as HTML. */
  frame: string;
}

const looks = [
  { value: "html", label: "As it looks" },
  { value: "text", label: "Plain text" },
] as const;
type Look = (typeof looks)[number]["value"];

/** A backend elsewhere cannot be shown in a frame of this page: then the text part stands alone. */
const isShowable = (frame: string) => new URL(frame, location.origin).origin === location.origin;

/** One mail: when it is sent, its subject, and both of its parts. */
export function MailView({ mail, frame }: MailViewProps) {
  const canShow = isShowable(frame);
  const [look, setLook] = useState<Look>(canShow ? "html" : "text");
  return (
    <article>
      <header className={mailHead}>
        <Text tone="muted">{mail.when}</Text>
        <h2 className={subjectStyle}>{mail.subject}</h2>
        {canShow && (
          <SegmentedControl
            label="Part of the mail"
            segments={looks}
            value={look}
            onValueChange={setLook}
          />
        )}
      </header>
      {look === "html" ? (
        <iframe
          className={frameStyle}
          src={frame}
          title={`Mail: ${mail.subject}`}
          sandbox="allow-popups"
        />
      ) : (
        <pre className={mailText}>{mail.text}</pre>
      )}
    </article>
  );
}
