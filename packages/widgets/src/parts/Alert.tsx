import type { Problem } from "../widget.types.ts";
import { help } from "../styles/base.css.ts";
import { error } from "../styles/wrong.css.ts";

/** Something went wrong on the way: what is safe, in words, beside what can be done about it. */
export function Alert({ title, text }: Problem) {
  return (
    <div role="alert">
      <b className={error}>{title}</b>
      <p className={help}>{text}</p>
    </div>
  );
}
