import * as css from "../../styles/css.ts";
import type { EventPart } from "./event.types.ts";

/** How many come, and how many still can. */
export function Crowd({ shared: { rsvp }, words: { page } }: EventPart) {
  const { comingCount, maybeCount, capacity, placesLeft } = rsvp;
  const facts = [
    maybeCount > 0 && page.maybe(maybeCount),
    capacity !== null && placesLeft !== null && placesLeft > 0 && page.placesLeft(placesLeft),
  ];
  return (
    <p className={css.crowd}>
      <b>{page.coming(comingCount)}</b>
      <br />
      <span className={css.soft}>{facts.filter(Boolean).join(" · ")}</span>
    </p>
  );
}
