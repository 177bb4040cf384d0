import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { reply as english } from "../../copy/en/reply.copy.ts";
import { OpenTop } from "../../rsvp/OpenTop.tsx";
import { ReplyForm } from "../../rsvp/ReplyForm.tsx";
import type { ScreenProps } from "../../widget.types.ts";

export interface Props extends ScreenProps {
  receipt: RsvpReceipt;
  onReceipt: (receipt: RsvpReceipt) => void;
}

/** The form once more, with the answer that the hosts have. */
export function ChangeScreen({ context, data, receipt, onReceipt }: Props) {
  const copy = context.words("rsvp", english);
  const { state, partySize, name, note } = receipt;
  return (
    <ReplyForm
      context={context}
      data={data}
      copy={copy}
      action={copy.save}
      first={{
        companions: (receipt.companions ?? []).map((name) => name ?? ""),
        answer: state === "waitlisted" ? "yes" : state,
        partySize,
        name,
        note: note ?? "",
      }}
      receipt={receipt}
      known
      top={<OpenTop context={context} data={data} copy={copy} />}
      onDone={onReceipt}
    />
  );
}
