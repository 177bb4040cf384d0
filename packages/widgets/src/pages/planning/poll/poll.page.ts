import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { jsx } from "react/jsx-runtime";
import { firstData } from "../../../server/first-screen.ts";
import { coloursOf } from "../../colours.ts";
import { pictureOf, shareTags } from "../../head.ts";
import { islandScripts } from "../../islands.ts";
import type { GuestPage, PageParts, Part } from "../../page.types.ts";
import type { PollPart } from "./poll.types.ts";
import { PollPage } from "./PollPage.tsx";
import { closing } from "./standing.ts";
import { pollWords } from "./words/all.ts";

const kinds = ["poll"] as const;

function draw(place: Part<SharedPoll>): PageParts {
  const { shared, token, reader } = place;
  const part: PollPart = { ...place, own: pollWords[reader.lang] };
  return {
    title: shared.title,
    head: shared.guestName === null ? headOf(part) : "",
    colours: coloursOf(shared),
    body: jsx(PollPage, part),
    ...islandScripts(kinds, reader.lang),
    data: { "jubilee-first": { token, kinds, data: firstData(kinds, shared, reader, place.now) } },
  };
}

/** Nothing of any vote is in what other sites read. */
function headOf(part: PollPart): string {
  const { shared, token } = part;
  const { event, title, note, pageUrl } = shared;
  return shareTags({
    title,
    summary: [event.name, note, closing(part)].filter(Boolean).join(" · "),
    locale: event.locale,
    pageUrl,
    ...pictureOf(event, { opens: "poll", token, pageUrl }),
    embeds: true,
  });
}

/**
 * The page of a poll: for whoever has its link, and for one person by their own. It says what that
 * token has voted, so it is read for each opening.
 */
export const page: GuestPage<SharedPoll> = {
  paths: ["/poll/:token"],
  opens: "poll",
  isOwn: true,
  embeds: () => "poll",
  localeOf: ({ event }) => event.locale,
  draw,
};
