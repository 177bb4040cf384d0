import { Refusal } from "../../parts/Refusal.tsx";
import { main, smallButton } from "../../styles/css.ts";
import { outcomeFor } from "./forms.ts";
import type { TicketPart } from "./order.types.ts";
import * as css from "../pass.css.ts";

/** A ticket between two people: where it went, and back again until it is accepted. */
export function Passed(part: TicketPart) {
  const { ticket, own, words } = part;
  const { passedTo, passedBy, isAccepted } = ticket;
  const asksToAccept = isAccepted === false && ticket.status === "valid";
  const outcome = outcomeFor(part, ["accept", "take-back", "resend-ticket"], ticket);
  return (
    <div className={css.message}>
      {passedTo && (
        <p>
          {passedTo.canTakeBack
            ? own.passed.waits(passedTo.name, passedTo.email)
            : own.passed.belongs(passedTo.name)}
        </p>
      )}
      {asksToAccept && <p>{own.passed.from(passedBy ?? null)}</p>}
      <Refusal words={words} outcome={outcome} />
      <div className={css.ways}>
        {asksToAccept && <Press {...part} form="accept" label={own.passed.accept} look={main} />}
        {passedTo?.canTakeBack && (
          <>
            <Press {...part} form="take-back" label={own.passed.takeBack} />
            <Press {...part} form="resend-ticket" label={own.passed.again} />
          </>
        )}
      </div>
    </div>
  );
}

interface PressProps extends TicketPart {
  form: string;
  label: string;
  look?: string;
}

/** A press that needs to know no more than which ticket is meant. */
function Press({ form, label, look = smallButton, ticket, address }: PressProps) {
  return (
    <form method="post" action={address(form)} data-send={form}>
      <input type="hidden" name="ticketId" value={ticket.id} />
      <button className={look}>{label}</button>
    </form>
  );
}
