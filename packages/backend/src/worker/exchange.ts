import type { Handler } from "../backend.types.ts";
import {
  createChunkStream,
  createGate,
  sendBody,
  type ChunkStream,
  type Gate,
} from "./chunk-stream.ts";
import type { FromWorker, RequestHead, ToWorker } from "./messages.types.ts";
import { inRequest, log } from "../log/log.ts";

/** The worker's side of requests and answers. */
export interface Exchange {
  receive(message: ToWorker): void;
  /** How many requests are being answered. */
  count(): number;
}

interface Conversation {
  abort: AbortController;
  body: ChunkStream | null;
  gate: Gate;
}

/** An answer whose length is known to be at most this goes in one message. */
const wholeBytes = 256 * 1024;

/** Answers requests that arrive as messages with a handler. */
export function createExchange(handle: Handler, post: (message: FromWorker) => void): Exchange {
  const conversations = new Map<number, Conversation>();

  async function answer(id: number, head: RequestHead, conversation: Conversation): Promise<void> {
    const init: RequestInit & { duplex?: "half" } = {
      method: head.method,
      headers: head.headers,
      signal: conversation.abort.signal,
    };
    if (conversation.body) {
      init.body = conversation.body.readable;
      init.duplex = "half";
    } else if (head.body instanceof Uint8Array) {
      init.body = Buffer.from(head.body);
    }
    const response = await handle(new Request(head.url, init), { peerAddress: head.peerAddress });
    const headers = [...response.headers];
    const { status, body } = response;
    if (body === null) {
      post({ kind: "response", id, head: { status, headers, body: null } });
      return;
    }
    const length = Number(response.headers.get("content-length") ?? Number.NaN);
    const isText = /json|text\/html|text\/plain/.test(response.headers.get("content-type") ?? "");
    if (length <= wholeBytes || (Number.isNaN(length) && isText)) {
      const whole = new Uint8Array(await response.arrayBuffer());
      post({ kind: "response", id, head: { status, headers, body: whole } });
      return;
    }
    post({ kind: "response", id, head: { status, headers, body: "streamed" } });
    const isWhole = await sendBody(body, conversation.gate, (chunk) =>
      post({ kind: "chunk", id, chunk }),
    );
    if (isWhole) post({ kind: "end", id });
  }

  function begin(id: number, head: RequestHead): void {
    const isStreamed = head.body === "streamed";
    const conversation: Conversation = {
      abort: new AbortController(),
      body: isStreamed
        ? createChunkStream(
            () => post({ kind: "taken", id }),
            () => undefined,
          )
        : null,
      gate: createGate(),
    };
    conversations.set(id, conversation);
    const begun = (): Promise<void> => answer(id, head, conversation);
    (head.requestId === null ? begun() : inRequest(head.requestId, begun))
      .catch((error: unknown) => {
        if (!conversation.abort.signal.aborted) log.error(`${head.method} failed`, error);
        post({ kind: "failed", id });
      })
      .finally(() => conversations.delete(id));
  }

  return {
    count: () => conversations.size,
    receive(message) {
      if (message.kind === "request") return begin(message.id, message.head);
      if (!("id" in message)) return;
      const conversation = conversations.get(message.id);
      if (!conversation) return;
      if (message.kind === "chunk") conversation.body?.push(message.chunk);
      if (message.kind === "end") conversation.body?.end();
      if (message.kind === "taken") conversation.gate.open();
      if (message.kind === "abort") {
        conversation.abort.abort();
        conversation.body?.fail(new Error("The one who asked went away."));
        conversation.gate.close();
      }
    },
  };
}
