import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLines } from "./log-lines.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-05-03T18:00:00Z") }));
afterEach(() => void vi.useRealTimers());

function lines(format: "json" | "people") {
  const put: string[] = [];
  const out = createLines(format, { put: (text) => void put.push(text) });
  return {
    put,
    say: (msg: string, more: object = {}) =>
      out.write(JSON.stringify({ level: "error", time: "2026-05-03T18:00:00.000Z", msg, ...more })),
  };
}

test("a line is one object, its time and level first", () => {
  const { put, say } = lines("json");
  say("The mail could not go", { request: "k3f9", error: "Error: no answer\n    at there" });
  expect(put).toEqual([
    '{"time":"2026-05-03T18:00:00.000Z","level":"error","msg":"The mail could not go","request":"k3f9","error":"Error: no answer\\n    at there"}\n',
  ]);
});

test("people read when, how bad, what, and for which request", () => {
  const { put, say } = lines("people");
  say("The mail could not go", { request: "k3f9", error: "Error: no answer" });
  expect(put).toEqual([
    "2026-05-03 18:00:00 error The mail could not go [k3f9]\nError: no answer\n",
  ]);
});

test("what repeats is said once, counted, and said once more; what is new is said at once", () => {
  const { put, say } = lines("people");
  for (let second = 0; second < 30; second += 1) {
    say("PostgreSQL does not answer", { error: `Error: refused at 127.0.0.1:${5000 + second}` });
  }
  say("Something else");
  expect(put.map((text) => text.split("\n")[0])).toEqual([
    "2026-05-03 18:00:00 error PostgreSQL does not answer",
    "2026-05-03 18:00:00 error Something else",
  ]);
  vi.advanceTimersByTime(60_000);
  expect(put.slice(2)).toEqual([
    "2026-05-03 18:01:00 error PostgreSQL does not answer (29 more times since)\n",
  ]);
  say("PostgreSQL does not answer");
  expect(put).toHaveLength(4);
});
