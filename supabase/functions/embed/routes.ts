import { calls as answers } from "./answers.calls.ts";
import type { Answer, PublicCalls } from "./call.types.ts";
import { calls as giving } from "./giving.calls.ts";
import { calls as media } from "./media.calls.ts";
import { calls as money } from "./money.calls.ts";
import { calls as people } from "./people.calls.ts";
import { calls as schedule } from "./schedule.calls.ts";
import { calls as sharing } from "./sharing.calls.ts";
import { calls as tickets } from "./tickets.calls.ts";
import { calls as venues } from "./venues.calls.ts";

/** The public calls of every area: each `<area>.calls.ts` stands here once. */
export const areas: readonly PublicCalls[] = [
  answers,
  giving,
  media,

  money,
  people,
  schedule,
  sharing,
  tickets,
  venues,
];

const byAddress: ReadonlyMap<string, Answer> = new Map(areas.flatMap(Object.entries<Answer>));

/** Finds what answers `event/:token/calendar.ics` and the like. */
export function findCall(
  method: string,
  path: string,
): { answer: Answer; kind: string; token: string } | null {
  const [kind, token, ...rest] = path.replace(/\/$/, "").split("/");
  if (!kind || token === undefined || rest.length > 1) return null;
  const shape = [kind, ...rest].join("/");
  const answer = byAddress.get(`${method === "HEAD" ? "GET" : method} ${shape}`);
  return answer ? { answer, kind, token } : null;
}
