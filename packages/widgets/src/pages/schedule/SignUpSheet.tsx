import type { PublicActivity, SignUpReceipt } from "@jubilee/core/schedule/public-schedule.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import { Trap } from "../parts/Field.tsx";
import { NameAndEmail } from "../parts/NameAndEmail.tsx";
import * as css from "../styles/css.ts";

/** Who takes the place, for somebody who came by the link that everybody has. */
export function SignUpSheet({ activity, part }: { activity: PublicActivity; part: EventPart }) {
  const { address, words, shared } = part;
  const { page, refusals } = words;
  const { id, title, requiresRsvp, placesLeft, people } = activity;
  const outcome =
    part.outcome?.form === "sign-up" && part.outcome.typed["activityId"] === id
      ? part.outcome
      : null;
  const receipt = outcome?.done as SignUpReceipt | undefined;
  const refused = outcome?.refused;
  const said: Readonly<Record<string, string>> = refusals;
  const isPlaced = refused?.field === "name" || refused?.field === "email";
  const problem = refused && !isPlaced ? (said[refused.code] ?? refusals.unavailable) : null;
  const isFull = placesLeft !== null && placesLeft < people;
  return (
    <dialog
      id={`sign-up-${id}`}
      {...(outcome ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby={`sign-up-${id}-title`}
    >
      <h2 id={`sign-up-${id}-title`} lang={shared.event.locale} dir="auto">
        {title}
      </h2>
      {receipt ? (
        <output>
          {receipt.status === "going" ? page.signedUp : page.inLine(receipt.position ?? 1)}
        </output>
      ) : (
        <form
          className={css.form}
          method="post"
          action={`${address("sign-up")}#sign-up-${id}`}
          data-send="sign-up"
          data-typed={`sign-up-${id}`}
          noValidate
        >
          {requiresRsvp && <p className={css.small}>{page.signUpNote}</p>}
          <input type="hidden" name="activityId" value={id} />
          <NameAndEmail words={words} outcome={outcome} />
          <Trap />
          <p role="alert" hidden={problem === null}>
            {problem}
          </p>
          <button className={css.main}>{isFull ? page.joinLine : page.signUp}</button>
        </form>
      )}
    </dialog>
  );
}
