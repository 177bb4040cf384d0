import type { PollVoter } from "@jubilee/core/planning/polls.types";
import type { PollDatesCopy } from "../../copy/poll.types.ts";
import { said } from "../../styles/poll-dates.css.ts";
import { Initials } from "./Initials.tsx";

/** What voters said about it, by name; nothing where nobody did. */
export function Notes({ copy, voters }: { copy: PollDatesCopy; voters: readonly PollVoter[] }) {
  const notes = voters.filter(({ note }) => note);
  if (notes.length === 0) return null;
  return (
    <section className={said} aria-label={copy.said}>
      <h3>{copy.said}</h3>
      {notes.map(({ id, name, note }) => (
        <div key={id}>
          <Initials name={name} />
          <p dir="auto">
            <b>{name}</b>
            {note}
          </p>
        </div>
      ))}
    </section>
  );
}
