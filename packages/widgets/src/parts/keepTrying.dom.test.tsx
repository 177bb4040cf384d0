import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyring } from "../client/idempotency.ts";
import { createDraft } from "../client/draft.ts";
import type { Outcome } from "../client/request.ts";
import type { Problem, WidgetContext } from "../widget.types.ts";
import { keepTrying } from "./keepTrying.tsx";

const host = document.createElement("div");
const emit = vi.fn();
const setProblem = vi.fn<(problem: Problem | null) => void>();
const draft = createDraft("rsvp/trying");
const context = {
  shadow: host.attachShadow({ mode: "open" }),
  words: (_part: string, english: object) => english,
  emit,
  draft,
} as Partial<WidgetContext> as WidgetContext;
const words = { title: "Not sent yet", text: "Nothing is lost." };

const away: Outcome<string> = {
  ok: false,
  error: { code: "offline", message: "", field: null },
};
const landed: Outcome<string> = { ok: true, value: "landed" };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(host);
  draft.write({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  host.remove();
});

/** A server that is away for so long; what is sent, and when. */
function serverAwayFor(milliseconds: number) {
  const back = Date.now() + milliseconds;
  const asked: number[] = [];
  const send = () => {
    asked.push(Date.now());
    return Promise.resolve(Date.now() < back ? away : landed);
  };
  return { asked, send };
}

/** The button in what is shown meanwhile. */
function stop(): void {
  const shown: unknown = setProblem.mock.calls[0]?.[0]?.text;
  const button = [Object(shown).props.children]
    .flat()
    .find((part) => Object(part).type === "button");
  Object(button).props.onClick();
}

describe("what did not arrive", () => {
  it("lands by itself after thirty seconds without a server, tried less and less often, told once", async () => {
    const { asked, send } = serverAwayFor(30_000);
    const outcome = keepTrying({ context, words, setProblem, send });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await outcome).toEqual(landed);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.length).toBeLessThan(9);
    expect(emit.mock.calls).toEqual([["jubilee:error", { code: "offline" }]]);
    expect(setProblem.mock.calls.map(([problem]) => problem?.title)).toEqual([
      "Not sent yet",
      undefined,
    ]);
  });

  it("is sent at once when the connection comes back", async () => {
    const { asked, send } = serverAwayFor(500);
    const outcome = keepTrying({ context, words, setProblem, send });
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toHaveLength(1);
    window.dispatchEvent(new Event("online"));
    expect(await outcome).toEqual(landed);
  });

  it("is not sent any more when its visitor stops it, or the widget has left the page", async () => {
    const { asked, send } = serverAwayFor(90_000);
    const stopped = keepTrying({ context, words, setProblem, send });
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(await stopped).toEqual(away);
    const left = keepTrying({ context, words, setProblem, send });
    await vi.advanceTimersByTimeAsync(0);
    host.remove();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await left).toEqual(away);
    expect(asked).toHaveLength(2);
  });

  it("keeps its key over a page that is loaded anew, until there is an answer", async () => {
    const body = { answer: "yes" };
    const key = createKeyring(draft).keyFor(body);
    expect(createKeyring(draft).keyFor(body)).toBe(key);
    expect(createKeyring(draft).keyFor({ answer: "no" })).not.toBe(key);
    const kept = createKeyring(draft).keyFor(body);
    await keepTrying({ context, words, setProblem, send: () => Promise.resolve(landed) });
    expect(createKeyring(draft).keyFor(body)).not.toBe(kept);
    expect(setProblem).not.toHaveBeenCalled();
  });
});
