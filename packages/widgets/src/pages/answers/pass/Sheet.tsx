import type { ReactNode } from "react";
import * as css from "../../styles/css.ts";
import * as sheets from "./sheets.css.ts";
import type { PassPart } from "./pass.types.ts";

interface Props {
  part: PassPart;
  id: string;
  /** The form of the page that it sends. */
  form: string;
  title: ReactNode;
  /** It was sent without a script and refused: it stands open on the page. */
  isOpen: boolean;
  /** What its button says. */
  save: string;
  children: ReactNode;
}

/** Opens over the page to change an answer; its foot never scrolls away. */
export function Sheet({ part, id, form, title, isOpen, save, children }: Props) {
  const { address, key, own: copy } = part;
  return (
    <dialog
      id={id}
      {...(isOpen ? { open: true } : { popover: "auto" as const })}
      className={`${css.sheet} ${sheets.sheet}`}
      aria-labelledby={`${id}-title`}
      data-closes=""
    >
      <form method="post" action={`${address(form)}#${id}`} data-send="" data-typed={id}>
        <h2 id={`${id}-title`}>{title}</h2>
        <input type="hidden" name="key" value={key} />
        <div className={css.form}>{children}</div>
        <footer className={sheets.sheetFoot}>
          {isOpen ? (
            <a className={css.button} href={address()}>
              {copy.cancel}
            </a>
          ) : (
            <button
              type="button"
              className={css.button}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              {copy.cancel}
            </button>
          )}
          <button className={css.main}>{save}</button>
        </footer>
      </form>
    </dialog>
  );
}
