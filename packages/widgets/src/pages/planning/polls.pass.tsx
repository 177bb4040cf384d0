import type { GuestPoll, GuestPolls } from "@jubilee/core/planning/polls.types";
import type { Asked, PassPart, PassSection } from "../answers/pass/pass.types.ts";
import * as rows from "../answers/pass/rows.css.ts";
import { momentInZone } from "../moments.ts";
import { ballot } from "../parts/icons.ts";
import * as css from "../styles/css.ts";

const soonMs = 3 * 86_400_000;

/** The polls that a guest may vote in, and those they have voted in. */
export const section: PassSection = {
  about: "own",
  order: 60,
  reads: { call: "polls", when: ({ event }) => event.status !== "cancelled" },
  asks: (place) => pollsOf(place).flatMap((poll) => (waits(poll) ? [asked(poll, place)] : [])),
  isShown: (place) => pollsOf(place).some((poll) => !waits(poll)),
  part: (place) => <Polls {...place} />,
};

const waits = ({ state, hasVoted }: GuestPoll) => state === "open" && !hasVoted;
const pollsOf = ({ reads }: PassPart) => (reads["polls"] as GuestPolls | undefined)?.polls ?? [];
const addressOf = ({ token }: GuestPoll) => `/poll/${encodeURIComponent(token)}`;

/** Until when a poll takes votes, in its own zone. */
function untilOf({ closesAt, timeZone }: GuestPoll, { own: copy, reader }: PassPart): string {
  return closesAt === null
    ? ""
    : copy.openUntil(momentInZone(closesAt, { timeZone }, reader.locale));
}

function asked(poll: GuestPoll, place: PassPart): Asked {
  const { closesAt, title, id } = poll;
  const { own: copy, now } = place;
  return {
    key: id,
    icon: ballot,
    title,
    isHosts: true,
    line: [copy.poll, untilOf(poll, place)].filter(Boolean).join(" · "),
    isSoon: closesAt !== null && Date.parse(closesAt) - now < soonMs,
    act: (
      <a className={css.smallButton} href={addressOf(poll)} aria-label={`${copy.vote}: ${title}`}>
        {copy.vote}
      </a>
    ),
  };
}

function Polls(place: PassPart) {
  const { own: copy, shared } = place;
  const rest = pollsOf(place).filter((poll) => !waits(poll));
  const standing = (poll: GuestPoll) =>
    poll.state === "closed"
      ? copy.pollClosed
      : [copy.voted, untilOf(poll, place)].filter(Boolean).join(" · ");
  return (
    <section className={css.section} aria-labelledby="polls">
      <h2 id="polls">{copy.poll}</h2>
      <ul>
        {rest.map((poll) => (
          <li key={poll.id} className={rows.thing}>
            <b lang={shared.event.locale} dir="auto">
              {poll.title}
            </b>
            <span>{standing(poll)}</span>
            <a
              className={css.link}
              href={addressOf(poll)}
              aria-label={`${poll.state === "closed" ? copy.look : copy.change}: ${poll.title}`}
            >
              {poll.state === "closed" ? copy.look : copy.change}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
