import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { timingWords } from "@jubilee/core/mailing/campaign-timing.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { EventCover } from "@jubilee/ui/event-cover";
import * as css from "./Mails.css.ts";
import { TemplatePart } from "./TemplatePart.tsx";

interface MailsPartProps {
  mails: Blueprint["mails"];
  look: { typeId: string; eventId: string };
}

/** The drafts of mails, each with its time. */
export function MailsPart({ mails, look }: MailsPartProps) {
  return (
    <TemplatePart
      id="mails"
      title="Mails"
      lead={`${counted(mails.length, "draft", "drafts")}, each with its time before or after the event. None goes before you say so.`}
    >
      <ul className={css.mails}>
        {mails.map(({ name, timing, subject, text }) => (
          <li key={name} className={css.mail}>
            <div className={css.art}>
              <EventCover {...look} shape="strip" />
            </div>
            <div className={css.body}>
              <span className={css.head}>
                <b className={css.name}>{name}</b>
                <span>{timingWords(timing)}</span>
              </span>
              <h3 className={css.subject}>{subject}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TemplatePart>
  );
}
