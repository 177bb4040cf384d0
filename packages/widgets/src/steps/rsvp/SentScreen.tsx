import { firstName } from "@jubilee/core/base/names.rules";
import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { sent as english } from "../../copy/en/sent.copy.ts";
import { day } from "../../format/event-time.ts";
import { Band } from "../../parts/Band.tsx";
import { Button } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { check } from "../../parts/icons.ts";
import { actions, seal, state, summary, tallBand } from "../../styles/steps.css.ts";
import type { ScreenProps } from "../../widget.types.ts";
import { CalendarMenu } from "../every/CalendarMenu.tsx";
import { useArrival } from "../every/useArrival.ts";
import { useWayBack } from "../every/useWayBack.ts";

export interface Props extends ScreenProps {
  receipt: RsvpReceipt;
  /** Empty when the answer came by a personal link. */
  email: string;
  canEdit: boolean;
  /** It has just been sent: the browser's way back leads to the form, and not off the page. */
  isNew: boolean;
  onChange: () => void;
  /** Where nobody knows any more who has answered: the form once more. */
  onAnother: (() => void) | null;
}

/** The answer as the hosts have it, and what comes next. */
export function SentScreen(props: Props) {
  const { context, data, receipt, email, canEdit, isNew, onChange, onAnother } = props;
  const copy = context.words("sent", english);
  const { state: answer, partySize, note, waitlistPosition } = receipt;
  const { event } = data;
  const title = copy.title[answer](
    day(event.startDate, event, context.locale),
    firstName(receipt.name),
  );
  const heading = useArrival(context, title);
  const coming = answer === "yes" || answer === "maybe";
  return (
    <>
      {canEdit && isNew && <WayBack context={context} onBack={onChange} />}
      {!context.bare && (
        <div className={tallBand}>
          <Band context={context} event={event} />
        </div>
      )}
      <div className={state}>
        {answer === "yes" && (
          <span className={seal}>
            <Icon lines={check} />
          </span>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {[
            copy.text[answer],
            waitlistPosition !== null && copy.position(waitlistPosition),
            email && copy.copySent(email),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        <ul className={summary}>
          <li>
            <span>{copy.reply}</span>
            <span>{copy.answers[answer]}</span>
          </li>
          {answer !== "no" && (
            <li>
              <span>{copy.party}</span>
              <span>{copy.people(partySize)}</span>
            </li>
          )}
          {note && (
            <li>
              <span>{copy.note}</span>
              <span dir="auto">{note}</span>
            </li>
          )}
        </ul>
        <div className={actions}>
          {coming && (
            <CalendarMenu
              words={copy}
              event={event}
              pageUrl={data.pageUrl}
              file={`${context.origin}/functions/v1/embed/event/${context.token}/calendar.ics`}
            />
          )}
          {canEdit && <Button onPress={onChange}>{copy.change}</Button>}
          {onAnother && <Button onPress={onAnother}>{copy.another}</Button>}
        </div>
        {!canEdit && <p>{onAnother ? copy.byMail : copy.final}</p>}
      </div>
    </>
  );
}

function WayBack({ context, onBack }: Pick<Props, "context"> & { onBack: () => void }) {
  useWayBack(context, onBack);
  return null;
}
