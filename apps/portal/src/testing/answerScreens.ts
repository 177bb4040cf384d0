import type { Answering, RecordedAnswer, Recording } from "./recorded.types.ts";

/** What `pnpm record:stories` tells the run that asks the running demo. */
export interface RecordingRun extends Pick<Recording, "at" | "people"> {
  /** The running demo. */
  url: string;
  key: string;
  tokens: Record<string, string>;
}

const written: unknown = import.meta.env["VITE_RECORDING"];

/** Null but while answers are recorded. */
export const recordingRun: RecordingRun | null =
  typeof written === "string" ? JSON.parse(written) : null;

const calls = /^\/(?:rest|functions|auth)\/v1\//;

const apology = { code: "XX000", message: "Internal error", details: null, hint: null };

interface Asked {
  /** Calls that were never recorded. */
  unknown: string[];
  /** What a recording run keeps. */
  answers: Recording["answers"];
  /** Calls on their way. */
  pending: number;
}

let current: Asked = { unknown: [], answers: {}, pending: 0 };

/** What the screen of the running story has asked for. */
export const askedNow = (): Asked => current;

function keyOf(request: Request, body: string): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const one = request.headers.get("accept")?.includes("object+json") ? " (one)" : "";
  return `${request.method} ${pathname}${query}${one}${body && ` ${body}`}`;
}

async function record(request: Request, body: string, person: string): Promise<RecordedAnswer> {
  const run = recordingRun;
  if (!run) throw new Error("Nothing is being recorded");
  const headers = new Headers(request.headers);
  headers.set("apikey", run.key);
  headers.set("authorization", `Bearer ${run.tokens[person]}`);
  const { pathname, search } = new URL(request.url);
  const response = await realFetch(
    new Request(`${run.url}${pathname}${search}`, {
      method: request.method,
      headers,
      body: body || null,
    }),
  );
  const text = await response.text();
  const range = response.headers.get("content-range");
  return {
    status: response.status,
    ...(range ? { range } : {}),
    body: text ? JSON.parse(text) : null,
  };
}

function responseOf({ status, range, body }: RecordedAnswer): Response {
  const headers = {
    "content-type": "application/json",
    ...(range ? { "content-range": range } : {}),
  };
  return new Response(body === null ? null : JSON.stringify(body), { status, headers });
}

const realFetch = globalThis.fetch.bind(globalThis);

/** Live changes do not come in a story. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** A clock that stands still. */
function stoppedClock(at: number): DateConstructor {
  const RealDate = globalThis.Date;
  return class extends RealDate {
    constructor(...parts: []) {
      if (parts.length === 0) super(at);
      else super(...parts);
    }
    static override now(): number {
      return at;
    }
  } as DateConstructor;
}

let undo: (() => void) | null = null;

/** Gives the page back its clock, its address and its network. The next story does it, too. */
export function stopAnswering(): void {
  undo?.();
  undo = null;
}

interface Screen {
  recording: Recording;
  as: string;
  answering: Answering;
  address: string;
}

/**
 * Puts the page at a screen's address and answers its calls from records, at the moment of the
 * recording. A call that was never recorded is noted in `askedNow().unknown`, which fails the story.
 */
export function answerScreen({ recording, as: person, answering, address }: Screen): void {
  stopAnswering();
  const real = { Date: globalThis.Date, WebSocket: globalThis.WebSocket };
  const { pathname, search, hash } = location;
  const known = recording.answers[person] ?? {};
  const asked: Asked = { unknown: [], answers: {}, pending: 0 };
  current = asked;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!calls.test(new URL(request.url).pathname)) return realFetch(input, init);
    if (answering === "never") return new Promise<Response>(() => undefined);
    if (answering === "failing") return Response.json(apology, { status: 500 });
    asked.pending += 1;
    try {
      const body = await request.clone().text();
      const key = keyOf(request, body);
      const answer = recordingRun ? await record(request, body, person) : known[key];
      if (answer) (asked.answers[person] ??= {})[key] = answer;
      else asked.unknown.push(key);
      return answer ? responseOf(answer) : Response.json(apology, { status: 500 });
    } finally {
      asked.pending -= 1;
    }
  };
  globalThis.Date = stoppedClock(Date.parse(recordingRun?.at ?? recording.at));
  Object.assign(globalThis, { WebSocket: SilentSocket });
  history.replaceState(null, "", address);
  undo = () => {
    globalThis.fetch = realFetch;
    Object.assign(globalThis, real);
    history.replaceState(null, "", `${pathname}${search}${hash}`);
  };
}
