import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { reply as english } from "../../copy/en/reply.copy.ts";
import { ReplyForm } from "../../rsvp/ReplyForm.tsx";
import { Top } from "../../rsvp/Top.tsx";
import { flag, ring } from "../../styles/base.css.ts";
import type { ScreenProps } from "../../widget.types.ts";

export interface Props extends ScreenProps {
  /** A personal link: the hosts know who answers. */
  known: boolean;
  onReceipt: (receipt: RsvpReceipt) => void;
}

/** Every place is taken: who one is, and a place in line. */
export function WaitScreen({ context, data, known, onReceipt }: Props) {
  const copy = context.words("rsvp", english);
  const { event, rsvp } = data;
  const top = (
    <Top
      context={context}
      event={event}
      flag={<span className={`${flag} ${ring}`}>{copy.fullFlag(rsvp.capacity)}</span>}
      title={copy.waitTitle}
    >
      <p>{copy.waitText(rsvp.waitlistCount)}</p>
    </Top>
  );
  return (
    <ReplyForm
      context={context}
      data={data}
      copy={copy}
      action={copy.wait}
      first={{ answer: "yes" }}
      known={known}
      waiting
      top={top}
      onDone={onReceipt}
    />
  );
}
