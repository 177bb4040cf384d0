import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { useState } from "react";
import { choice, frame as frameStyle, mailText, parts, subjectText } from "./MailParts.css.ts";

export interface MailPartsProps {
  subject: string;
  /** The plain part. */
  text: string;
  /** Where the mail is as HTML. */
  frame: string;
  /** The level of the subject's heading. */
  headingLevel?: 2 | 3;
}

const looks = [
  { value: "html", label: "As it looks" },
  { value: "text", label: "Plain text" },
] as const;
type Look = (typeof looks)[number]["value"];

/** A backend elsewhere cannot be shown in a frame of this page: then the text part stands alone. */
const isShowable = (frame: string) => new URL(frame, location.origin).origin === location.origin;

/** One mail: its subject, and both of its parts. */
export function MailParts({ subject, text, frame, headingLevel = 2 }: MailPartsProps) {
  const canShow = isShowable(frame);
  const [look, setLook] = useState<Look>(canShow ? "html" : "text");
  const Subject = `h${headingLevel}` as const;
  return (
    <div className={parts}>
      <Subject className={subjectText} dir="auto">
        {subject}
      </Subject>
      {canShow && (
        <div className={choice}>
          <SegmentedControl
            label="Part of the mail"
            segments={looks}
            value={look}
            onValueChange={setLook}
          />
        </div>
      )}
      {look === "html" ? (
        <iframe
          className={frameStyle}
          src={frame}
          title={`Mail: ${subject}`}
          sandbox="allow-popups"
        />
      ) : (
        <pre className={mailText} dir="auto">
          {text}
        </pre>
      )}
    </div>
  );
}
