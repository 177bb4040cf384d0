import { forgetUnsent } from "../client/idempotency.ts";
import { trying as english } from "../copy/en/trying.copy.ts";
import type { CallError, Outcome } from "../client/request.ts";
import { stop as stopLink } from "../styles/wrong.css.ts";
import type { Problem, WidgetContext } from "../widget.types.ts";

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** Whether it was the connection or the server that was away, and not a refusal. */
export function isAway({ code }: CallError): boolean {
  return code === "offline" || code === "unavailable";
}

interface Trying<Value> {
  context: WidgetContext;
  /** What is said meanwhile: what has not arrived, and what is safe. */
  words: Problem;
  setProblem: (problem: Problem | null) => void;
  /** Sends under the same key each time: it counts once however often it is sent. */
  send: () => Promise<Outcome<Value>>;
}

/**
 * Sends, and again with longer and longer pauses while the connection or the server is away, until
 * there is an answer, the visitor stops it, or the widget leaves the page. A connection that comes
 * back ends a pause. Gives the answer, or the last failure of who was stopped.
 */
export async function keepTrying<Value>(trying: Trying<Value>): Promise<Outcome<Value>> {
  const { context, words, setProblem, send } = trying;
  const ask = async () => {
    const answer = await send();
    if (answer.ok || !isAway(answer.error)) forgetUnsent(context.draft);
    return answer;
  };
  let outcome = await ask();
  if (outcome.ok || !isAway(outcome.error)) return outcome;
  context.emit("jubilee:error", { code: outcome.error.code });
  const { host } = context.shadow;
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const copy = context.words("trying", english);
  const text = (
    <>
      {words.text} {copy.text}
      <button type="button" className={stopLink} onClick={() => cancelling.abort()}>
        {copy.stop}
      </button>
    </>
  );
  setProblem({ title: words.title, text });
  let wait = firstWaitMs;
  while (!outcome.ok && isAway(outcome.error)) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await pauseFor(wait, signal);
    if (signal.aborted || !host.isConnected) return outcome;
    wait = Math.min(longestWaitMs, wait * 2);
    // oxlint-disable-next-line no-await-in-loop
    outcome = await ask();
  }
  setProblem(null);
  return outcome;
}

/** Somewhat less than the time, so that not all visitors come back in the same moment. */
function pauseFor(longest: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, longest * (0.75 + Math.random() / 4));
    addEventListener("online", end);
    signal.addEventListener("abort", end, { once: true });
  });
}
