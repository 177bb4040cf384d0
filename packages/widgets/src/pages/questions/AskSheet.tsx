import type { AskedReceipt } from "@jubilee/core/questions/questions.types";
import { mostLetters } from "@jubilee/core/questions/questions.rules";
import { Field, Trap } from "../parts/Field.tsx";
import { NameAndEmail } from "../parts/NameAndEmail.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import type { EventPart } from "../sharing/event/event.types.ts";
import * as css from "../styles/css.ts";
import { askWords } from "./words/all.ts";

/** The way to ask the hosts; whoever came by a link of their own is asked for no name. */
export function AskSheet(part: EventPart) {
  const { address, words, shared, reader, key } = part;
  const own = askWords[reader.lang];
  const outcome = part.outcome?.form === "ask" ? part.outcome : null;
  const receipt = outcome?.done as AskedReceipt | undefined;
  const isKnown = "guest" in shared;
  return (
    <dialog
      id="ask"
      {...(outcome ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby="ask-title"
    >
      <h2 id="ask-title">{own.ask}</h2>
      {receipt ? (
        <output>{receipt.isMailed ? own.sent : own.sentHere}</output>
      ) : (
        <form
          className={css.form}
          method="post"
          action={`${address("ask")}#ask`}
          data-send="ask"
          data-typed="ask"
          noValidate
        >
          <p className={css.small}>{own.text}</p>
          <input
            type="hidden"
            name="idempotencyKey"
            value={outcome?.typed["idempotencyKey"] ?? key}
          />
          <Field
            {...{ words, outcome }}
            name="question"
            label={own.question}
            rows={4}
            maxLength={mostLetters.asked}
            problem={outcome?.refused?.field === "question" ? own.wordless : null}
            required
          />
          {!isKnown && <NameAndEmail words={words} outcome={outcome} />}
          <Trap />
          <Refusal words={words} outcome={outcome} fields={["question", "name", "email"]} />
          <button className={css.main}>{own.send}</button>
        </form>
      )}
    </dialog>
  );
}
