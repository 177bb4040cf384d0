import type { GuestThreads } from "@jubilee/core/talk/threads.types";
import type { PassPart, PassSection } from "../answers/pass/pass.types.ts";
import * as rows from "../answers/pass/rows.css.ts";
import * as css from "../styles/css.ts";
import { nameOf } from "./my-messages/names.ts";
import { talkWords } from "./my-messages/words/all.ts";

/** The conversations a guest belongs to, one press away. */
export const section: PassSection = {
  about: "own",
  order: 80,
  reads: { call: "talk", when: ({ event }) => event.status !== "cancelled" },
  isShown: (place) => threadsOf(place).length > 0,
  part: (place) => <Messages {...place} />,
};

const threadsOf = ({ reads }: PassPart) =>
  (reads["talk"] as GuestThreads | undefined)?.threads ?? [];

function Messages(place: PassPart) {
  const own = talkWords[place.reader.lang];
  const address = `/my-messages/${encodeURIComponent(place.token)}`;
  return (
    <section className={css.section} aria-labelledby="messages">
      <h2 id="messages">{own.title}</h2>
      <ul>
        {threadsOf(place).map((line) => {
          const { id, subject, unread, last } = line;
          const name = nameOf(line, own);
          const said =
            last?.text && `${last.isOwn ? own.you : (last.author ?? own.gone)}: ${last.text}`;
          return (
            <li key={subject} className={rows.thing}>
              <b dir="auto">{name}</b>
              <span dir="auto">{unread > 0 ? own.unread(unread) : (said ?? own.nothingYet)}</span>
              <a
                className={css.link}
                href={id === null ? address : `${address}?thread=${id}`}
                aria-label={`${own.open}: ${name}`}
              >
                {own.open}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
