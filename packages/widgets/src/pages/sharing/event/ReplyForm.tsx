import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { firstName } from "@jubilee/core/base/names.rules";
import { day } from "../../moments.ts";
import type { EventPart } from "./event.types.ts";
import { Field, Trap } from "../../parts/Field.tsx";
import { NameAndEmail } from "../../parts/NameAndEmail.tsx";
import * as css from "../../styles/css.ts";

/** The rest of the reply for whoever has no script: who comes, how many, a word. */
export function ReplyForm(part: EventPart) {
  const { address, words, shared, outcome, key } = part;
  const { rsvp } = words;
  const done = outcome?.form === "reply" && (outcome.done as RsvpReceipt | undefined);
  if (done) return <Sent {...part} receipt={done} />;
  const answer = outcome?.typed["answer"] ?? part.answer ?? "yes";
  const most = Math.max(1, Math.min(shared.rsvp.maxPartySize, shared.rsvp.placesLeft ?? Infinity));
  const hosts = new Intl.ListFormat(part.reader.locale).format(
    shared.event.hostNames.slice(0, 2).map(firstName),
  );
  const refused = outcome?.refused;
  const isPlaced = ["name", "email", "note", ...(most > 1 ? ["partySize"] : [])].includes(
    refused?.field ?? "",
  );
  const said: Readonly<Record<string, string>> = words.refusals;
  return (
    <form
      className={`${css.question} ${css.form}`}
      method="post"
      action={`${address("reply")}#reply`}
      noValidate
    >
      <h2>{rsvp.title}</h2>
      {refused && !isPlaced && (
        <p role="alert">{said[refused.code] ?? words.refusals.unavailable}</p>
      )}
      <input type="hidden" name="idempotencyKey" value={outcome?.typed["idempotencyKey"] ?? key} />
      <label className={css.field}>
        <span>{words.page.reply}</span>
        <select name="answer">
          {(["yes", "maybe", "no"] as const).map((one) => (
            <option key={one} value={one} selected={one === answer}>
              {rsvp.answers[one]}
            </option>
          ))}
        </select>
      </label>
      {most > 1 && (
        <Field
          {...{ words, outcome }}
          name="partySize"
          label={rsvp.party}
          value="1"
          maxLength={4}
          figures
        />
      )}
      <NameAndEmail words={words} outcome={outcome} />
      <Field
        {...{ words, outcome }}
        name="note"
        label={rsvp.note(hosts)}
        maxLength={2000}
        rows={2}
      />
      <Trap />
      <button className={css.main}>{rsvp.send}</button>
    </form>
  );
}

/** The answer as the hosts have it. */
function Sent({
  receipt,
  shared: { event },
  words,
  reader,
  path,
}: EventPart & { receipt: RsvpReceipt }) {
  const { sent, page } = words;
  const { state, name, waitlistPosition } = receipt;
  return (
    <output className={css.question}>
      <h2>{sent.title[state](day(event.startDate, event, reader.locale), firstName(name))}</h2>
      <p>
        {[sent.text[state], waitlistPosition !== null && sent.position(waitlistPosition)]
          .filter(Boolean)
          .join(" ")}
      </p>
      <p>{sent.byMail}</p>
      <a className={css.link} href={path}>
        {page.goBack}
      </a>
    </output>
  );
}
