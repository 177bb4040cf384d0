import { Fragment, type ReactNode } from "react";
import { mention } from "./Talk.css.ts";

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/u;

/**
 * A message's words with its mentions and links. An address is written as it is: nothing is fetched
 * from strangers' pages, so that nobody learns who reads.
 */
export function shownWords(text: string, names: readonly string[], origin: string): ReactNode {
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which is drawn anew when it changes
        key={index}
        href={part}
        {...(part.startsWith(`${origin}/`) ? {} : { target: "_blank", rel: "noreferrer noopener" })}
      >
        {part.startsWith(`${origin}/`) ? part.slice(origin.length) : part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{withMentions(part, names)}</Fragment>
    ),
  );
}

function withMentions(text: string, names: readonly string[]): ReactNode {
  const [name] = names
    .filter((one) => text.includes(`@${one}`))
    .toSorted((one, other) => other.length - one.length);
  if (name === undefined) return text;
  const [before = "", ...rest] = text.split(`@${name}`);
  return (
    <>
      {withMentions(before, names)}
      <b className={mention}>
        @<bdi>{name}</bdi>
      </b>
      {withMentions(rest.join(`@${name}`), names)}
    </>
  );
}
