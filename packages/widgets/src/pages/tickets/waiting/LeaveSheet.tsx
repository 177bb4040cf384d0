import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import type { WaitingPart } from "./waiting.types.ts";

/** Leaves the line at any time, or lets an offer go, once that is meant. */
export function LeaveSheet({ shared, own, words, address, outcome }: WaitingPart) {
  const { open, title, text } = shared.state === "offered" ? own.decline : own.leave;
  const left = outcome?.form === "leave" ? outcome : null;
  return (
    <>
      <button type="button" className={css.button} popoverTarget="leave">
        {open}
      </button>
      <dialog
        id="leave"
        role="alertdialog"
        {...(left?.refused ? { open: true } : { popover: "auto" as const })}
        className={css.sheet}
        aria-labelledby="leave-title"
        aria-describedby="leave-text"
        data-closes=""
      >
        <h2 id="leave-title">{title}</h2>
        <p id="leave-text">{text}</p>
        <form
          className={css.form}
          method="post"
          action={`${address("leave")}#leave`}
          data-send="leave"
        >
          <Refusal words={words} outcome={left} />
          <button className={css.main}>{open}</button>
          <button
            type="button"
            className={css.button}
            popoverTarget="leave"
            popoverTargetAction="hide"
          >
            {own.stay}
          </button>
        </form>
      </dialog>
    </>
  );
}
