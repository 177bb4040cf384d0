import { paragraphsOf } from "../paragraphs.ts";
import * as css from "../styles/css.ts";

/** An address as hosts write it, without the signs that end its sentence. */
const address = /(https?:\/\/[^\s<>"«»“”、。「」（）]*[^\s<>"«»“”、。「」（）.,;:!?'’)\]}])/;

/** What hosts wrote, as paragraphs whose addresses can be followed. */
export function Prose({ text }: { text: string | null }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className={css.prose}>
      {paragraph.split(address).map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          <a key={piece} href={piece} target="_blank" rel="nofollow noreferrer" dir="ltr">
            {piece}
          </a>
        ),
      )}
    </p>
  ));
}
