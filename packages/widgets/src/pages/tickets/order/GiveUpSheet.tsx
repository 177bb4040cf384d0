import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { outcomeFor } from "./forms.ts";
import * as own from "./order.css.ts";
import type { OrderPart } from "./order.types.ts";

/** Lets an order go that is to be paid later, once that is meant. */
export function GiveUpSheet(part: OrderPart) {
  const { own: said, words, address } = part;
  const { open, title, text, keep } = said.giveUp;
  const outcome = outcomeFor(part, ["give-up"]);
  return (
    <>
      <button type="button" className={css.button} popoverTarget="give-up">
        {open}
      </button>
      <dialog
        id="give-up"
        role="alertdialog"
        {...(outcome?.refused ? { open: true } : { popover: "auto" as const })}
        className={css.sheet}
        aria-labelledby="give-up-title"
        aria-describedby="give-up-text"
        data-closes=""
      >
        <h2 id="give-up-title">{title}</h2>
        <p id="give-up-text">{text}</p>
        <form
          className={css.form}
          method="post"
          action={`${address("give-up")}#give-up`}
          data-send="give-up"
        >
          <Refusal words={words} outcome={outcome} />
          <button className={own.danger}>{open}</button>
          <button
            type="button"
            className={css.button}
            popoverTarget="give-up"
            popoverTargetAction="hide"
          >
            {keep}
          </button>
        </form>
      </dialog>
    </>
  );
}
