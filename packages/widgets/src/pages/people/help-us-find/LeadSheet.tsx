import type { LeadKind } from "@jubilee/core/people/members.types";
import type { FormOutcome } from "../../page.types.ts";
import { Field, Trap } from "../../parts/Field.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import * as css from "./help-us-find.css.ts";
import type { FindPart } from "./help-us-find.types.ts";

const kinds: readonly LeadKind[] = ["contact", "died", "other"];
const fields = ["contact", "message", "fromName", "fromEmail"];

/** What is wrong with a field that was sent, in words. */
function problemOf({ outcome, own, words }: FindPart, field: string): string | null {
  if (outcome?.refused?.field !== field) return null;
  const isEmpty = !outcome.typed[field]?.trim();
  const { contact, refusals } = words;
  if (field === "message" && isEmpty) return own.wordsMissing;
  if (field === "fromName" && isEmpty) return own.nameMissing;
  if (field === "fromEmail") return isEmpty ? contact.emailMissing : contact.emailWrong;
  return refusals.invalid_input;
}

/**
 * What somebody knows of a missing person, for the hosts alone. Without a script it stands on the
 * page for the one whom its address names; with one it opens for whoever was pressed.
 */
export function LeadSheet(part: FindPart) {
  const { shared, own, words, query, address, key, outcome } = part;
  const refused = outcome?.refused ? outcome : null;
  const typed: FormOutcome["typed"] = refused?.typed ?? {};
  const asked = outcome?.done ? undefined : (typed["memberId"] ?? query["about"]);
  const about = shared.missing.find(({ id }) => id === asked);
  const gone = asked !== undefined && !about;
  const chosen = typed["kind"] ?? "contact";
  return (
    <dialog
      id="lead"
      {...(asked === undefined ? { popover: "auto" as const } : { open: true })}
      className={page.sheet}
      aria-labelledby="lead-title"
      data-closes=""
    >
      <h2 id="lead-title">{about ? own.about(about.name) : gone ? own.gone : own.know}</h2>
      {!gone && (
        <form
          className={page.form}
          method="post"
          action={`${address("lead")}#lead`}
          data-send=""
          data-typed={asked ?? undefined}
          data-over="nothing"
        >
          <p className={page.small}>{own.onlyHosts}</p>
          <input type="hidden" name="memberId" value={asked} />
          <input
            type="hidden"
            name="idempotencyKey"
            value={typed["idempotencyKey"] ?? key}
            data-kept=""
          />
          <fieldset className={css.kinds}>
            <legend>{own.what}</legend>
            {kinds.map((kind) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} checked={kind === chosen} />
                <span>{own.kinds[kind]}</span>
              </label>
            ))}
          </fieldset>
          <div className={css.contact}>
            <Field
              {...{ words, outcome: refused, problem: problemOf(part, "contact") }}
              name="contact"
              label={own.contact}
              hint={words.common.optional}
              maxLength={300}
            />
          </div>
          <Field
            {...{ words, outcome: refused, problem: problemOf(part, "message") }}
            name="message"
            label={own.words}
            maxLength={2000}
            rows={4}
          />
          <Field
            {...{ words, outcome: refused, problem: problemOf(part, "fromName") }}
            name="fromName"
            label={words.common.name}
            autoComplete="name"
            maxLength={200}
          />
          <Field
            {...{ words, outcome: refused, problem: problemOf(part, "fromEmail") }}
            name="fromEmail"
            type="email"
            label={words.common.email}
            autoComplete="email"
            maxLength={254}
          />
          <Trap />
          <p className={page.notice} data-back="" hidden>
            {own.isBack}
          </p>
          <Refusal words={words} outcome={refused} fields={fields} />
          <button className={page.main}>{own.send}</button>
        </form>
      )}
      <Close part={part} isOpen={asked !== undefined} />
    </dialog>
  );
}

function Close({ part: { own, address }, isOpen }: { part: FindPart; isOpen: boolean }) {
  return (
    <div className={css.close}>
      {isOpen ? (
        <a className={page.link} href={address()}>
          {own.cancel}
        </a>
      ) : (
        <button type="button" className={page.link} popoverTarget="lead" popoverTargetAction="hide">
          {own.cancel}
        </button>
      )}
    </div>
  );
}
