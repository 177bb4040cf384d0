import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import type { ProfilePart } from "./my-profile.types.ts";
import * as css from "./my-profile.css.ts";

/** Asked once more before everything about a person goes, and what of it the law keeps. */
export function EraseSheet({ shared, own, words, address, outcome }: ProfilePart) {
  const orders = shared.held.orders.length;
  const refused = outcome?.form === "erase" && outcome.refused ? outcome : null;
  return (
    <dialog
      id="erase"
      role="alertdialog"
      {...(refused ? { open: true } : { popover: "auto" as const })}
      className={page.sheet}
      aria-labelledby="erase-title"
      data-closes=""
    >
      <h2 id="erase-title">{own.eraseTitle}</h2>
      <p>
        {[own.eraseText, orders > 0 && own.eraseOrders(orders), own.eraseRest]
          .filter(Boolean)
          .join(" ")}
      </p>
      <form className={page.form} method="post" action={`${address("erase")}#erase`} data-send="">
        <Refusal words={words} outcome={refused} />
        <button className={css.danger} name="erase" value="yes">
          {own.erase}
        </button>
        {refused ? (
          <a className={page.button} href={address()}>
            {own.keep}
          </a>
        ) : (
          <button
            type="button"
            className={page.button}
            popoverTarget="erase"
            popoverTargetAction="hide"
          >
            {own.keep}
          </button>
        )}
      </form>
    </dialog>
  );
}
