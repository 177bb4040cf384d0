import { whenToAskAgain } from "@jubilee/functions/_shared/away";
import type { RequestContext } from "../backend.types.ts";
import {
  createChunkStream,
  createGate,
  sendBody,
  type ChunkStream,
  type Gate,
} from "./chunk-stream.ts";
import type { FromWorker, ResponseHead, ToWorker } from "./messages.types.ts";

/** The main thread's side of requests and answers. */
export interface Calls {
  ask(request: Request, context: RequestContext): Promise<Response>;
  receive(message: FromWorker): void;
  /** Answers everything that waits with 503: the worker is gone. */
  failAll(): void;
  /** Resolves when nothing waits any more, at the latest after a while. */
  settled(limitMs: number): Promise<void>;
}

interface Call {
  answer(response: Response): void;
  stream: ChunkStream | null;
  gate: Gate;
}

type Post = (message: ToWorker, transfer?: ArrayBuffer[]) => void;

/** A body whose length is known to be at most this goes in one message. */
const wholeBytes = 256 * 1024;
const withoutBody = new Set([101, 204, 205, 304]);

/** The answer while the thread with the database is away. */
export function unavailable(): Response {
  const message = "The service is starting again. Try again in a moment.";
  return Response.json(
    { code: "unavailable", message, field: null },
    { status: 503, headers: { ...whenToAskAgain(503), "cache-control": "no-store" } },
  );
}

/** Asks the worker by message. */
export function createCalls(post: Post): Calls {
  const calls = new Map<number, Call>();
  let nextId = 1;

  async function ask(
    request: Request,
    { peerAddress, requestId = null }: RequestContext,
  ): Promise<Response> {
    const id = nextId;
    nextId += 1;
    const gate = createGate();
    const answered = new Promise<Response>((answer) =>
      calls.set(id, { answer, stream: null, gate }),
    );
    const gone = (): void => {
      post({ kind: "abort", id });
      gate.close();
      calls.delete(id);
    };
    request.signal.addEventListener("abort", gone, { once: true });
    const { body, streamed } = await bodyOf(request);
    const headers = [...request.headers];
    post({
      kind: "request",
      id,
      head: { method: request.method, url: request.url, headers, peerAddress, requestId, body },
    });
    if (streamed) sendRest(id, streamed, gate).catch(gone);
    return answered;
  }

  async function sendRest(id: number, body: ReadableStream<Uint8Array>, gate: Gate): Promise<void> {
    const isWhole = await sendBody(body, gate, (chunk) => post({ kind: "chunk", id, chunk }));
    if (isWhole) post({ kind: "end", id });
  }

  function begin(id: number, call: Call, { status, headers, body }: ResponseHead): void {
    if (body !== "streamed") {
      calls.delete(id);
      const content = body === null || withoutBody.has(status) ? null : Buffer.from(body);
      call.answer(new Response(content, { status, headers }));
      return;
    }
    call.stream = createChunkStream(
      () => post({ kind: "taken", id }),
      () => {
        post({ kind: "abort", id });
        calls.delete(id);
      },
    );
    call.answer(new Response(call.stream.readable, { status, headers }));
  }

  function fail(call: Call): void {
    call.gate.close();
    if (call.stream) call.stream.fail(new Error("The backend went away."));
    else call.answer(unavailable());
  }

  return {
    ask,
    receive(message) {
      if (!("id" in message)) return;
      const call = calls.get(message.id);
      if (!call) return;
      if (message.kind === "response") begin(message.id, call, message.head);
      if (message.kind === "taken") call.gate.open();
      if (message.kind === "chunk") call.stream?.push(message.chunk);
      if (message.kind === "end" || message.kind === "failed") {
        calls.delete(message.id);
        if (message.kind === "failed") fail(call);
        else call.stream?.end();
      }
    },
    failAll() {
      for (const call of calls.values()) fail(call);
      calls.clear();
    },
    settled(limitMs) {
      const until = Date.now() + limitMs;
      return new Promise((resolve) => {
        const look = (): void => {
          if (calls.size === 0 || Date.now() > until) resolve();
          else setTimeout(look, 20);
        };
        look();
      });
    },
  };
}

async function bodyOf(request: Request) {
  if (request.body === null) return { body: null, streamed: null };
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (length <= wholeBytes) {
    return { body: new Uint8Array(await request.arrayBuffer()), streamed: null };
  }
  return { body: "streamed" as const, streamed: request.body };
}
