import { areas } from "./areas.gen.ts";
import type { Answer } from "./call.types.ts";

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
