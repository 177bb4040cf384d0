import { Field } from "../../parts/Field.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import { outcomeFor } from "./forms.ts";
import { wallet } from "./icons.ts";
import { admits } from "./order-state.ts";
import { fileOf, type TicketPart } from "./order.types.ts";
import * as own from "../pass.css.ts";

/** What can be done with one ticket: the phone's wallet, another name, passing it on. */
export function Changes(part: TicketPart) {
  const { shared, ticket, own: words, place } = part;
  const { wallets = [], terms, event } = shared;
  const isValid = admits(shared, ticket);
  const mayChange = isValid && ticket.status === "valid" && event.status !== "cancelled";
  const [mayRename, mayTransfer] = [terms?.rename, terms?.transfer].map((may) => mayChange && may);
  const query = `?ticket=${encodeURIComponent(ticket.id)}`;
  const { toApple, updateApple, toGoogle } = words.ticket;
  const toGooglesWallet = wallets.includes("google") && isValid;
  if (!wallets.includes("apple") && !toGooglesWallet && !mayRename && !mayTransfer) return null;
  return (
    <div className={own.changes}>
      {wallets.includes("apple") && (
        <a className={css.link} href={fileOf(part, `pass.pkpass${query}`)}>
          <Icon lines={wallet} />
          {isValid ? toApple : updateApple}
        </a>
      )}
      {toGooglesWallet && (
        <a className={css.link} href={fileOf(part, `google-wallet${query}`)}>
          <Icon lines={wallet} />
          {toGoogle}
        </a>
      )}
      {mayRename && (
        <>
          <button type="button" className={css.link} popoverTarget={`rename-${place}`}>
            {words.rename.open}
          </button>
          <NameSheet {...part} form="rename" />
        </>
      )}
      {mayTransfer && (
        <>
          <button type="button" className={css.link} popoverTarget={`transfer-${place}`}>
            {words.transfer.open}
          </button>
          <NameSheet {...part} form="transfer" />
        </>
      )}
    </div>
  );
}

/** Names another holder, or passes the ticket on. */
function NameSheet(part: TicketPart & { form: "rename" | "transfer" }) {
  const { ticket, place, form, own: said, words, address } = part;
  const passesOn = form === "transfer";
  const outcome = outcomeFor(part, [form], ticket);
  const id = `${form}-${place}`;
  const { title, text } = said[form];
  return (
    <dialog
      id={id}
      {...(outcome?.refused ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby={`${id}-title`}
      data-closes=""
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={css.small}>{text}</p>
      <form
        className={css.form}
        method="post"
        action={`${address(form)}#${id}`}
        data-send={form}
        data-typed={`${form}-${ticket.id}`}
      >
        <input type="hidden" name="ticketId" value={ticket.id} />
        <Field
          {...{ words, outcome }}
          name="name"
          label={said.rename.name}
          value={passesOn ? "" : ticket.holderName}
          maxLength={200}
          required
        />
        {passesOn && (
          <Field
            {...{ words, outcome }}
            name="email"
            type="email"
            label={said.transfer.email}
            maxLength={254}
            required
          />
        )}
        <Refusal words={words} outcome={outcome} fields={["name", "email"]} />
        <button className={css.main}>{passesOn ? said.transfer.send : said.rename.save}</button>
      </form>
    </dialog>
  );
}
