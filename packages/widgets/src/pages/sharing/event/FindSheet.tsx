import type { EventPart } from "./event.types.ts";
import { Field, Trap } from "../../parts/Field.tsx";
import { NameAndEmail } from "../../parts/NameAndEmail.tsx";
import * as css from "../../styles/css.ts";

/** The ways to one's own invitation: the link mailed again, or the code that is printed on it. */
export function FindSheet({ address, words, outcome }: EventPart) {
  const { page, refusals } = words;
  const of = (form: string) => (outcome?.form === form ? outcome : null);
  const [find, code] = [of("find"), of("code")];
  const said: Readonly<Record<string, string>> = refusals;
  const refusedAs = (reason: typeof find) =>
    reason?.refused && !reason.refused.field
      ? (said[reason.refused.code] ?? refusals.unavailable)
      : null;
  return (
    <dialog
      id="find"
      {...((find ?? code) ? { open: true } : { popover: "auto" as const })}
      className={css.sheet}
      aria-labelledby="find-title"
    >
      <h2 id="find-title">{page.findTitle}</h2>
      <p className={css.small}>{page.findText}</p>
      {find?.done ? (
        <output>{page.findSent}</output>
      ) : (
        <form
          className={css.form}
          method="post"
          action={`${address("find")}#find`}
          data-send="find"
          data-typed="find"
          noValidate
        >
          <NameAndEmail words={words} outcome={find} />
          <Trap />
          <p role="alert" hidden={refusedAs(find) === null}>
            {refusedAs(find)}
          </p>
          <button className={css.main}>{page.findSend}</button>
        </form>
      )}
      <h2>{page.codeTitle}</h2>
      <p className={css.small}>{page.codeText}</p>
      <form
        className={css.form}
        method="post"
        action={`${address("code")}#find`}
        data-send="code"
        noValidate
      >
        <Field
          {...{ words, outcome: code }}
          name="code"
          label={page.code}
          maxLength={40}
          required
        />
        <p role="alert" hidden={refusedAs(code) === null}>
          {refusedAs(code)}
        </p>
        <button className={css.button}>{page.codeOpen}</button>
      </form>
    </dialog>
  );
}
