import { SameCode } from "../../parts/Code.tsx";
import { button } from "../../styles/css.ts";
import type { TicketPart } from "./order.types.ts";
import * as css from "../pass.css.ts";

/** The code as large as the screen, white by night too; the screen stays awake meanwhile. */
export function FullCode({ ticket, place, own, words }: TicketPart) {
  return (
    <dialog
      id={`code-${place}`}
      popover="auto"
      className={css.full}
      aria-label={own.ticket.label(ticket.number)}
      data-awake=""
    >
      <div className={css.fullCode}>
        <SameCode id={`qr-${place}`} label={own.ticket.admits(ticket.holderName)} />
      </div>
      <p className={css.name}>
        <bdi>{ticket.holderName}</bdi>
      </p>
      <p>
        <bdi>{ticket.typeName}</bdi> · <bdi>{ticket.number}</bdi>
      </p>
      <button
        type="button"
        className={`${button} ${css.fullClose}`}
        popoverTarget={`code-${place}`}
        popoverTargetAction="hide"
      >
        {words.common.close}
      </button>
    </dialog>
  );
}
